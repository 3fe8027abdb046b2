/**
 * Prism highlights the whole page on its own unless this object exists, so this module must be imported before Prism.
 */
(globalThis as {Prism?: object}).Prism = {manual: true, disableWorkerMessageHandler: true};

export {};
