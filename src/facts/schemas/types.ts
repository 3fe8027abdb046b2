// Written by "npm run fact-types" from the schemas beside it. Change those.

/** What each file of `src/facts` holds, by its name. */
export interface FactFiles {
  'bridged-tokens': {
    net: 'mainnet' | 'testnet';
    origin: 'core' | 'espace';
    symbolCore: string;
    symbolEspace: string;
    core: string;
    coreHex: string;
    espace: string;
    decimals: number;
    source: string;
  }[];
  cips: {
    number: number;
    title: string;
    status: string;
    hardfork: null | string;
    space: 'Core' | 'PoS' | 'PoW' | 'both' | 'consensus' | 'eSpace' | null;
    source: string;
  }[];
  'custom-errors': {
    /** Of the error, as its selector is computed from. */
    signature: string;
    selector: string;
    source: string;
  }[];
  'deployed-contracts': {
    /** The same on both networks: `wcfxEspace`. */
    id: string;
    name: string;
    kind: 'bridge' | 'bridge part' | 'genesis' | 'genesis utility' | 'oracle' | 'stablecoin' | 'staking' | 'system' | 'utility' | 'wrapped CFX';
    space: 'core' | 'espace';
    net: 'mainnet' | 'testnet';
    hex: string;
    note?: string;
    source: string;
    /** Number of the block that holds its deployment. */
    block?: number;
    decimals?: number;
    /** Form of Core Space; computed from `hex`, which a test repeats. */
    base32?: string;
    /** Name and version of a token's EIP-712 domain. */
    eip712?: {
      name: string;
      version: string;
    };
  }[];
  'ethereum-methods': {
    method: string;
    /** `current`: ethereum/execution-apis; `earlier`: EIP-1474 alone; `websocket`: subscriptions of go-ethereum. */
    standard: 'current' | 'earlier' | 'websocket';
    source: string;
    /** What is different in eSpace, or what to use there. */
    differences?: {
      en: string;
      zh: string;
      es: string;
    };
  }[];
  evm: {
    source: string;
    opcodes: {
      code: string;
      last?: string;
      name: string;
      eip?: number;
      since: '2.0' | '2.3' | '2.4' | '3.0' | '3.1';
      status: 'same' | 'differs' | 'absent' | 'later';
      run?: false;
    }[];
    eips: {
      code?: string;
      last?: string;
      name: string;
      eip: number;
      since?: '2.0' | '2.3' | '2.4' | '3.0' | '3.1';
      status: 'same' | 'differs' | 'absent' | 'later';
      run?: false;
    }[];
  };
  gas: {
    node: string;
    compiler: string;
    evmVersion: string;
    /** Setting of the optimizer where it is on. */
    runs: number;
    topics: Record<string, {
      /** Id of the call in the topic's claim.json, or `deploy`. */
      call: string;
      /** Was the compiler's optimizer on? */
      optimizer: boolean;
      /** Gas in eSpace; storage is part of it. */
      espace: {
        before: number;
        after: number;
        saved: number;
      };
      /** Gas in Core Space. */
      core: {
        before: number;
        after: number;
        saved: number;
      };
      /** Bytes of storage collateral in Core Space. */
      collateral: {
        before: number;
        after: number;
        saved: number;
      };
      /** How often the call ran an opcode, and under `all` how many instructions; where the topic's claim.json counts them. */
      executed?: Record<string, {
        before: number;
        after: number;
        saved: number;
      }>;
    }[]>;
  };
  hardforks: {
    version: string;
    /** Proper name, where it has one. */
    name?: string;
    /** First release that carries it. */
    client: string;
    /** Heights: the epoch, the count of blocks, the view of proof of stake, and the view of a later correction. */
    mainnet: {
      date?: string;
      epoch?: number;
      block?: number;
      posView?: number;
      posViewFix?: number;
    };
    testnet: {
      epoch?: number;
      block?: number;
      posView?: number;
      posViewFix?: number;
    };
    source: string;
  }[];
  'internal-contract-notes': {
    reserved: {
      hex: string;
      mainnet: string;
      testnet: string;
      source: string;
    }[];
    rules: {
      key: string;
      value: string;
      source: string;
    }[];
    syntheticEvents: {
      signature: string;
      topic0: string;
      source: string;
    }[];
    syntheticEventsOf: string[];
  };
  'internal-contracts': {
    name: string;
    hex: string;
    mainnet: string;
    testnet: string;
    since: string;
    functions: {
      signature: string;
      params: string[];
      /** First four bytes of the signature's hash; a test computes it anew. */
      selector: string;
      returns?: string;
      gas: string;
      mutability: 'nonpayable' | 'payable' | 'view';
      note?: string;
      since?: string;
    }[];
    events: {
      signature: string;
      params: string[];
      indexed: string[];
      topic0: string;
      note?: string;
    }[];
    source: string;
  }[];
  'known-names': {
    contracts: {
      name: string;
      hex: string;
      source: string;
    }[];
    topics: {
      signature: string;
      topic: string;
      source: string;
    }[];
  };
  networks: {
    networks: {
      id: string;
      /** Name of the space as text shows it. */
      space: 'Core' | 'eSpace';
      net: 'mainnet' | 'testnet';
      chainId: number;
      /** The same number as JSON-RPC shows it. */
      chainIdHex: string;
      /** Answer of `net_version` in eSpace; part of the address prefix in Core Space. */
      networkId: number;
      /** `cfx`, `cfxtest`, or `0x` in eSpace. */
      addressPrefix: string;
      nativeCurrency: {
        name: string;
        symbol: string;
        decimals: number;
      };
      /** Endpoints of the public service; the first of each list is the one to use. */
      rpc: {
        http: string[];
        ws: string[];
      };
      explorer: string;
      /** Base address of the explorer's API; null where none is published. */
      explorerApi: null | string;
      faucets: {
        url: string;
        /** What one claim gives, with its unit. Absent where it is not established. */
        amount?: string;
        /** Run by others than the network's own team. */
        thirdParty?: boolean;
        /** Symbols of test tokens that it gives besides CFX. */
        tokens?: string[];
      }[];
      otherProviders: {
        name: string;
        /** Endpoint, or the page where a reader gets one. `<key>` stands for the reader's own key. */
        url: string;
        /** `unverified`: listed by others, not confirmed. */
        status?: 'unverified';
        nets?: ('mainnet' | 'testnet')[];
      }[];
      /** Repository and path where the values stand. */
      source: string;
      /** Address that contract verification tools ask for. */
      explorerVerifyApi?: string;
      apiDoc?: string;
      apiSpec?: string;
    }[];
    rateLimits: {
      plans: {
        id: string;
        callsPerSecond: number;
        callsPerDay: number;
        usdPerMonth?: number;
      }[];
      /** Most logs that one query returns. */
      logsPerQuery: number;
      methods: {
        group: 'call' | 'debug_*' | 'filters' | 'getBlockBy*' | 'getLogs' | 'getTransaction*' | 'trace_*';
        free: number;
        standard: number | null;
      }[];
      /** Method that reports the caller's own limits. */
      diagnostic: string;
      source: string;
    };
    localDev: {
      id: string;
      ports: {
        coreHttp: number;
        coreWs?: number;
        coreLocalHttp?: number;
        espaceHttp: number;
        espaceWs?: number;
      };
      source: string;
      chainId?: number;
      evmChainId?: number;
      blockIntervalMs?: number;
      genesisAccounts?: number;
      /** CFX on each genesis account. */
      genesisCfx?: number;
      image?: string;
    }[];
    blockTags: {
      space: 'Core' | 'eSpace';
      tags: string[] | {
        earliest: string;
        latest: string;
        pending: string;
        safe: string;
        finalized: string;
      };
      source: string;
      note?: string;
    }[];
    portals: {
      id: string;
      name: string;
      url: string;
      source: string;
    }[];
  };
  node: {
    nodeTypes: {
      type: string;
      keeps: string;
      ram?: string;
      disk?: string;
      cpu?: string;
      use?: string;
      source: string;
      config?: string;
      sync?: string;
    }[];
    host: {
      key: string;
      value: string;
      source: string;
      conflict?: string;
    }[];
    ports: {
      port: number | string;
      proto: string;
      role: string;
      key: string;
      onByDefault?: boolean | string;
      source: string;
    }[];
    apiSets: {
      key: string;
      value: string;
      source: string;
    }[];
    configKeys: {
      name: string;
      /** As the node's source declares it, in Rust. */
      type: string;
      /** As the node's source writes it, in Rust. */
      default: string;
      section: string;
      meaning: string;
      source: string;
      meaningFrom?: string;
      /** The default as a number, where it is one. */
      value?: number;
      tomlCommentValue?: number;
      conflict?: string;
      /** Of that number. */
      unit?: 'ms' | 'µs' | 's' | 'bytes' | 'MB';
      /** What the configuration file of a release sets, where that is not the default. */
      shipped?: {
        value: number;
        source: string;
      };
    }[];
    cli: {
      cmd: string;
      flags?: string[];
      source: string;
      sub?: string[];
      note?: string;
      default?: string;
    }[];
    layout: {
      key: string;
      value: string;
      source: string;
    }[];
    logs: {
      key: string;
      value: string;
      source: string;
    }[];
    snapshots: {
      key: string;
      value: string[] | string;
      source: string;
      note?: string;
      url?: string;
      sha256?: string;
      pivotHintChecksum?: string;
    }[];
    docker: {
      key: string;
      value: string;
      source: string;
    }[];
    bootnodes: {
      key: string;
      value: string;
      source: string;
    }[];
    build: {
      key: string;
      value: string;
      source: string;
    }[];
    pos: {
      key: string;
      value: string;
      source: string;
    }[];
    upgrade: {
      key: string;
      value: string;
      source: string;
    }[];
    privateNet: {
      key: string;
      value: string;
      source: string;
    }[];
  };
  papers: {
    title: string;
    url: string;
    source: string;
    venue?: string;
    year?: number;
    authors?: string[];
  }[];
  parameters: {
    group: 'addressPrefixes' | 'blockTags' | 'consensus' | 'fees' | 'gas' | 'gasLimits' | 'governance' | 'interest' | 'mining' | 'opcodes' | 'penalties' | 'pos' | 'pow' | 'safeRestart' | 'sponsor' | 'staking' | 'storage' | 'stratum' | 'timing' | 'tokenomics' | 'transaction rules' | 'units';
    key: string;
    value: string;
    source: string;
    note?: string;
    conflict?: string;
  }[];
  'pos-pools': {
    pools: {
      name: string;
      space: 'both' | 'core' | 'espace';
      url: string;
      source: string;
      core?: string;
      espace?: string;
    }[];
    governance: {
      net: 'mainnet' | 'testnet';
      name: string;
      core: string;
      source: string;
    }[];
    espaceBridges: {
      name: string;
      coreBridge: string;
      espacePool: string;
      source: string;
    }[];
  };
  precompiles: {
    address: string;
    name: string;
    eip?: number;
    since: '2.0' | '2.3' | '2.4' | '3.0' | '3.1';
    status: 'same' | 'differs' | 'absent' | 'later';
    activation: string;
    gas: string;
    spaces: string[];
    note?: string;
    source: string;
  }[];
  'price-feeds': {
    pair: string;
    id: string;
    expo: number;
    source: string;
  }[];
  protocol: {
    id: string;
    value: number | string;
    /** Printed after the value with a no-break space; the same in all languages. */
    unit?: string;
    source: string;
  }[];
  'rpc-errors': {
    codes: {
      code: number;
      name: string;
      space: 'core' | 'espace' | 'both';
      cause: {
        en: string;
        zh: string;
        es: string;
      };
      fix: {
        en: string;
        zh: string;
        es: string;
      };
      source: string;
    }[];
    messages: ({
      id: string;
      space: 'core' | 'espace' | 'both';
      /** Texts as programs print them; `<word>` stands for what varies. */
      messages: string[];
      source: string;
      error: string;
    } | {
      id: string;
      space: 'core' | 'espace' | 'both';
      /** Texts as programs print them; `<word>` stands for what varies. */
      messages: string[];
      source: string;
      layer: 'pool' | 'call' | 'request' | 'node' | 'vm' | 'contract' | 'gateway';
      code?: number;
      /** Errors or groups of `openrpc/shared/errors.yaml` whose methods give this message too. */
      like: string[];
      cause: {
        en: string;
        zh: string;
        es: string;
      };
      fix: {
        en: string;
        zh: string;
        es: string;
      };
    })[];
  };
  'rpc-methods': {
    space: 'core' | 'espace';
    method: string;
    /** On v3.0.2: `served`; `stub` answers -32603 "Not implemented"; `newer` came with v3.1. */
    status: 'served' | 'stub' | 'newer';
    /** Whether a node of release v2.4.0 serves it; asked of the node itself. */
    servedBy240: boolean;
    source: string;
  }[];
  standards: {
    tokens: {
      core: string;
      evm: string;
      source: string;
    }[];
    addressFormat: {
      spec: string;
      alphabet: string;
      excluded: string;
      payloadBits: string;
      checksumChars: number;
      checksum: string;
      prefixes: {
        '1': string;
        '1029': string;
        n: string;
      };
      lengths: {
        mainnet: number;
        testnet: number;
      };
      lengthNote: string;
      typeBits: {
        '0x0': string;
        '0x1': string;
        '0x8': string;
      };
      optionalType: string;
      mixedCase: string;
      source: string;
    };
    addresses: {
      hex: string;
      type: string;
      mainnet: string;
      testnet: string;
      net1024: string;
      verbose: string;
      mappedEspace: string;
      source: string;
    }[];
    derivation: {
      key: string;
      value: string;
      source: string;
    }[];
    eips: {
      eip: string;
      topic: string;
      status: string;
      since?: string;
      via?: string;
      source: string;
      note?: string;
    }[];
  };
  tools: {
    group: 'bridges' | 'dapps' | 'exchanges' | 'explorers' | 'indexers' | 'multisig' | 'oracles' | 'rpcProviders' | 'sdks' | 'tools' | 'wallets';
    name: string;
    kind?: 'DEX' | 'agent skills' | 'devnode' | 'framework' | 'ide' | 'liquid staking' | 'payments' | 'plugin' | 'rpc gateway' | 'sdk' | 'snapshot' | 'solidity' | 'staking' | 'starter' | 'tool' | 'wallet hooks';
    space?: 'Core' | 'both' | 'eSpace' | 'node';
    language?: string;
    repo?: string;
    package?: string;
    version?: string;
    docs?: string;
    source: string;
    note?: string;
    module?: string;
    community?: boolean;
    chains?: string[];
    url?: string;
    conflict?: string;
    image?: string;
    skills?: string[];
    tokens?: string[];
    basis?: string;
    ui?: string;
    versions?: string[];
    officialApp?: string;
    testnetUi?: boolean;
    testnet?: string;
    staleDomain?: string;
    status?: string;
    route?: string;
    spaces?: string[];
    detail?: string;
  }[];
  'transaction-types': {
    space: 'core' | 'espace';
    type: number;
    name: string;
    encoding?: string;
    since?: string;
    source: string;
    prefix?: string;
    supported?: boolean;
    authMagic?: string;
    delegationPrefix?: string;
  }[];
  wallets: {
    name: string;
    /** Spaces whose accounts it manages. */
    spaces: string[];
    /** The vendor's page; absent where the facts name none. */
    url?: string;
    /** Repository of the wallet, or of the part that serves Conflux. */
    repository?: string;
    source: string;
  }[];
}
