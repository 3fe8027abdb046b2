import type {InstanceData, MethodPage} from '../../client/pageData';

/** What the two ways of running a method (one call, a subscription) get from the playground. */
export interface CallFormProps {
  page: MethodPage;
  instance: InstanceData;
  /** Checked address of the endpoint; undefined while the reader's own address is not one. */
  url: string | undefined;
  wsUrl: string | undefined;
  networkId: number | undefined;
  /** Parameters by position; undefined, with the first wrong field focused, while the form is not complete. */
  gather: () => unknown[] | undefined;
}
