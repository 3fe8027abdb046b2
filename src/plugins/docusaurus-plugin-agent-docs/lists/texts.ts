import type {LocaleFolder} from '../../../languages';

/** Sentences of the lists. */
interface Texts {
  readonly howToRead: string;
  readonly areas: string;
  readonly areasNote: string;
  readonly pages: (count: number) => string;
  readonly documents: string;
  readonly languages: string;
  readonly fullText: string;
  readonly fullTextNote: string;
}

export const TEXTS: Readonly<Record<LocaleFolder, Texts>> = {
  en: {
    howToRead:
      'Every page of this site exists as Markdown at its own address plus `.md`. The lists below link to these files.',
    areas: 'Areas',
    areasNote: 'Each list has the pages of an area with one line each, and the files with their full text.',
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    documents: 'OpenRPC documents of all JSON-RPC methods',
    languages: 'Other languages',
    fullText: 'Full text',
    fullTextNote: 'The same pages one after the other, in files of at most 250 KB:',
  },
  zh: {
    howToRead: '本站每个页面都有 Markdown 版本，地址为页面地址加 `.md`。下面的列表链接到这些文件。',
    areas: '内容分区',
    areasNote: '每个列表包含该分区的全部页面（每页一行），以及含完整正文的文件。',
    pages: (count) => `${count} 个页面`,
    documents: '全部 JSON-RPC 方法的 OpenRPC 文档',
    languages: '其他语言',
    fullText: '完整正文',
    fullTextNote: '以下文件依次包含上述页面的正文，每个文件不超过 250 KB：',
  },
  es: {
    howToRead:
      'Cada página de este sitio existe también en Markdown, en su propia dirección seguida de `.md`. Las listas siguientes enlazan a esos archivos.',
    areas: 'Áreas',
    areasNote:
      'Cada lista contiene las páginas de un área, con una línea por página, y los archivos con el texto completo.',
    pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
    documents: 'Documentos OpenRPC de todos los métodos JSON-RPC',
    languages: 'Otros idiomas',
    fullText: 'Texto completo',
    fullTextNote: 'Las mismas páginas, una tras otra, en archivos de 250 KB como máximo:',
  },
};
