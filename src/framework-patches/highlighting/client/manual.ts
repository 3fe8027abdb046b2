/** Prism highlights the whole page by itself unless it finds this object first: imported before Prism. */
(globalThis as {Prism?: object}).Prism = {manual: true, disableWorkerMessageHandler: true};

export {};
