export type {GlossaryEntry} from '../../remark/glossary/types';
