// Written by "npm run fact-types" from the schemas in this folder. Change those.

/**
 * What each file of `src/facts` contains, by its name.
 */
export interface FactFiles {
  /**
   * @minItems 1
   */
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
  /**
   * @minItems 1
   */
  cips: {
    number: number;
    title: string;
    status: string;
    hardfork: null | string;
    space: ('Core' | 'PoS' | 'PoW' | 'both' | 'consensus' | 'eSpace') | null;
    source: string;
  }[];
  /**
   * @minItems 1
   */
  'custom-errors': {
    /**
     * Of the error, as its selector is computed from.
     */
    signature: string;
    selector: string;
    source: string;
  }[];
  /**
   * @minItems 1
   */
  'deployed-contracts': {
    /**
     * The same on both networks: `wcfxEspace`.
     */
    id: string;
    name: string;
    kind:
      | 'bridge'
      | 'bridge part'
      | 'genesis'
      | 'genesis utility'
      | 'oracle'
      | 'stablecoin'
      | 'staking'
      | 'system'
      | 'utility'
      | 'wrapped CFX';
    space: 'core' | 'espace';
    net: 'mainnet' | 'testnet';
    hex: string;
    note?: string;
    source: string;
    /**
     * Number of the block that holds its deployment.
     */
    block?: number;
    decimals?: number;
    /**
     * Form of Core Space; computed from `hex`, which a test repeats.
     */
    base32?: string;
    /**
     * Name and version of a token's EIP-712 domain.
     */
    eip712?: {
      name: string;
      version: string;
    };
  }[];
  /**
   * @minItems 1
   */
  'ethereum-methods': {
    method: string;
    /**
     * `current`: ethereum/execution-apis; `earlier`: EIP-1474 alone; `websocket`: subscriptions of go-ethereum.
     */
    standard: 'current' | 'earlier' | 'websocket';
    source: string;
    /**
     * What is different in eSpace, or what to use there.
     */
    differences?: {
      en: string;
      zh: string;
      es: string;
    };
  }[];
  evm: {
    source: string;
    /**
     * @minItems 1
     */
    opcodes: {
      code: string;
      last?: string;
      name: string;
      eip?: number;
      since: '2.0' | '2.3' | '2.4' | '3.0' | '3.1';
      status: 'same' | 'differs' | 'absent' | 'later';
      run?: false;
    }[];
    /**
     * @minItems 1
     */
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
    /**
     * Setting of the optimizer where it is on.
     */
    runs: number;
    topics: {
      /**
       * @minItems 1
       */
      [k: string]: {
        /**
         * Id of the call in the topic's claim.json, or `deploy`.
         */
        call: string;
        /**
         * Was the compiler's optimizer on?
         */
        optimizer: boolean;
        /**
         * Gas in eSpace; storage is part of it.
         */
        espace: {
          before: number;
          after: number;
          saved: number;
        };
        /**
         * Gas in Core Space.
         */
        core: {
          before: number;
          after: number;
          saved: number;
        };
        /**
         * Bytes of storage collateral in Core Space.
         */
        collateral: {
          before: number;
          after: number;
          saved: number;
        };
        /**
         * How often the call ran an opcode, and under `all` how many instructions; where the topic's claim.json counts them.
         */
        executed?: {
          [k: string]: {
            before: number;
            after: number;
            saved: number;
          };
        };
      }[];
    };
  };
  /**
   * @minItems 1
   */
  hardforks: {
    version: string;
    /**
     * Proper name, where it has one.
     */
    name?: string;
    /**
     * First release that carries it.
     */
    client: string;
    /**
     * Heights: the epoch, the count of blocks, the view of proof of stake, and the view of a later correction.
     */
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
    /**
     * @minItems 1
     */
    reserved: {
      hex: string;
      mainnet: string;
      testnet: string;
      source: string;
    }[];
    /**
     * @minItems 1
     */
    rules: {
      key: string;
      value: string;
      source: string;
    }[];
    /**
     * @minItems 1
     */
    syntheticEvents: {
      signature: string;
      topic0: string;
      source: string;
    }[];
    /**
     * @minItems 1
     */
    syntheticEventsOf: string[];
  };
  /**
   * @minItems 1
   */
  'internal-contracts': {
    name: string;
    hex: string;
    mainnet: string;
    testnet: string;
    since: string;
    functions: {
      signature: string;
      params: string[];
      /**
       * First four bytes of the signature's hash; a test computes it anew.
       */
      selector: string;
      returns?: string;
      gas: string;
      mutability: 'nonpayable' | 'payable' | 'view';
      note?: string;
      since?: string;
    }[];
    events: {
      signature: string;
      /**
       * @minItems 1
       */
      params: string[];
      indexed: string[];
      topic0: string;
      note?: string;
    }[];
    source: string;
  }[];
  'known-names': {
    /**
     * @minItems 1
     */
    contracts: {
      name: string;
      hex: string;
      source: string;
    }[];
    /**
     * @minItems 1
     */
    topics: {
      signature: string;
      topic: string;
      source: string;
    }[];
  };
  networks: {
    /**
     * @minItems 1
     */
    networks: {
      id: string;
      /**
       * Name of the space as text shows it.
       */
      space: 'Core' | 'eSpace';
      net: 'mainnet' | 'testnet';
      chainId: number;
      /**
       * The same number as JSON-RPC shows it.
       */
      chainIdHex: string;
      /**
       * Answer of `net_version` in eSpace; part of the address prefix in Core Space.
       */
      networkId: number;
      /**
       * `cfx`, `cfxtest`, or `0x` in eSpace.
       */
      addressPrefix: string;
      nativeCurrency: {
        name: string;
        symbol: string;
        decimals: number;
      };
      /**
       * Endpoints of the public service; the first of each list is the one to use.
       */
      rpc: {
        /**
         * @minItems 1
         */
        http: string[];
        /**
         * @minItems 1
         */
        ws: string[];
      };
      explorer: string;
      /**
       * Base address of the explorer's API; null where none is published.
       */
      explorerApi: null | string;
      faucets: {
        url: string;
        /**
         * What one claim gives, with its unit. Absent where it is not established.
         */
        amount?: string;
        /**
         * Run by others than the network's own team.
         */
        thirdParty?: boolean;
        /**
         * Symbols of test tokens that it gives besides CFX.
         *
         * @minItems 1
         */
        tokens?: string[];
      }[];
      otherProviders: {
        name: string;
        /**
         * Endpoint, or the page where a reader gets one. `<key>` stands for the reader's own key.
         */
        url: string;
        /**
         * `unverified`: listed by others, not confirmed.
         */
        status?: 'unverified';
        /**
         * @minItems 1
         */
        nets?: ('mainnet' | 'testnet')[];
      }[];
      /**
       * Repository and path where the values stand.
       */
      source: string;
      /**
       * Address that contract verification tools ask for.
       */
      explorerVerifyApi?: string;
      apiDoc?: string;
      apiSpec?: string;
    }[];
    rateLimits: {
      /**
       * @minItems 1
       */
      plans: {
        id: string;
        callsPerSecond: number;
        callsPerDay: number;
        usdPerMonth?: number;
      }[];
      /**
       * Most logs that one query returns.
       */
      logsPerQuery: number;
      /**
       * @minItems 1
       */
      methods: {
        group: 'call' | 'debug_*' | 'filters' | 'getBlockBy*' | 'getLogs' | 'getTransaction*' | 'trace_*';
        free: number;
        standard: number | null;
      }[];
      /**
       * Method that reports the caller's own limits.
       */
      diagnostic: string;
      source: string;
    };
    /**
     * @minItems 1
     */
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
      /**
       * CFX on each genesis account.
       */
      genesisCfx?: number;
      image?: string;
    }[];
    /**
     * @minItems 1
     */
    blockTags: {
      space: 'Core' | 'eSpace';
      tags:
        | string[]
        | {
            earliest: string;
            latest: string;
            pending: string;
            safe: string;
            finalized: string;
          };
      source: string;
      note?: string;
    }[];
    /**
     * @minItems 1
     */
    portals: {
      id: string;
      name: string;
      url: string;
      source: string;
    }[];
  };
  node: {
    /**
     * @minItems 1
     */
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
    /**
     * @minItems 1
     */
    host: {
      key: string;
      value: string;
      source: string;
      conflict?: string;
    }[];
    /**
     * @minItems 1
     */
    ports: {
      port: number | string;
      proto: string;
      role: string;
      key: string;
      onByDefault?: boolean | string;
      source: string;
    }[];
    /**
     * @minItems 1
     */
    apiSets: {
      key: string;
      value: string;
      source: string;
    }[];
    /**
     * @minItems 1
     */
    configKeys: {
      name: string;
      /**
       * As the node's source declares it, in Rust.
       */
      type: string;
      /**
       * As the node's source writes it, in Rust.
       */
      default: string;
      section: string;
      meaning: string;
      source: string;
      meaningFrom?: string;
      /**
       * The default as a number, where it is one.
       */
      value?: number;
      tomlCommentValue?: number;
      conflict?: string;
      /**
       * Of that number.
       */
      unit?: 'ms' | 'µs' | 's' | 'bytes' | 'MB';
      /**
       * What the configuration file of a release sets, where that is not the default.
       */
      shipped?: {
        value: number;
        source: string;
      };
    }[];
    /**
     * @minItems 1
     */
    cli: {
      cmd: string;
      /**
       * @minItems 1
       */
      flags?: string[];
      source: string;
      /**
       * @minItems 1
       */
      sub?: string[];
      note?: string;
      default?: string;
    }[];
    /**
     * @minItems 1
     */
    layout: {
      key: string;
      value: string;
      source: string;
    }[];
    /**
     * @minItems 1
     */
    logs: {
      key: string;
      value: string;
      source: string;
    }[];
    /**
     * @minItems 1
     */
    snapshots: {
      key: string;
      value: string[] | string;
      source: string;
      note?: string;
      url?: string;
      sha256?: string;
      pivotHintChecksum?: string;
    }[];
    /**
     * @minItems 1
     */
    docker: {
      key: string;
      value: string;
      source: string;
    }[];
    /**
     * @minItems 1
     */
    bootnodes: {
      key: string;
      value: string;
      source: string;
    }[];
    /**
     * @minItems 1
     */
    build: {
      key: string;
      value: string;
      source: string;
    }[];
    /**
     * @minItems 1
     */
    pos: {
      key: string;
      value: string;
      source: string;
    }[];
    /**
     * @minItems 1
     */
    upgrade: {
      key: string;
      value: string;
      source: string;
    }[];
    /**
     * @minItems 1
     */
    privateNet: {
      key: string;
      value: string;
      source: string;
    }[];
  };
  /**
   * @minItems 1
   */
  papers: {
    title: string;
    url: string;
    source: string;
    venue?: string;
    year?: number;
    /**
     * @minItems 1
     */
    authors?: string[];
  }[];
  /**
   * @minItems 1
   */
  parameters: {
    group:
      | 'addressPrefixes'
      | 'blockTags'
      | 'consensus'
      | 'fees'
      | 'gas'
      | 'gasLimits'
      | 'governance'
      | 'interest'
      | 'mining'
      | 'opcodes'
      | 'penalties'
      | 'pos'
      | 'pow'
      | 'safeRestart'
      | 'sponsor'
      | 'staking'
      | 'storage'
      | 'stratum'
      | 'timing'
      | 'tokenomics'
      | 'transaction rules'
      | 'units';
    key: string;
    value: string;
    source: string;
    note?: string;
    conflict?: string;
  }[];
  'pos-pools': {
    /**
     * @minItems 1
     */
    pools: {
      name: string;
      space: 'both' | 'core' | 'espace';
      url: string;
      source: string;
      core?: string;
      espace?: string;
    }[];
    /**
     * @minItems 1
     */
    governance: {
      net: 'mainnet' | 'testnet';
      name: string;
      core: string;
      source: string;
    }[];
    /**
     * @minItems 1
     */
    espaceBridges: {
      name: string;
      coreBridge: string;
      espacePool: string;
      source: string;
    }[];
  };
  /**
   * @minItems 1
   */
  precompiles: {
    address: string;
    name: string;
    eip?: number;
    since: '2.0' | '2.3' | '2.4' | '3.0' | '3.1';
    status: 'same' | 'differs' | 'absent' | 'later';
    activation: string;
    gas: string;
    /**
     * @minItems 1
     */
    spaces: string[];
    note?: string;
    source: string;
  }[];
  /**
   * @minItems 1
   */
  'price-feeds': {
    pair: string;
    id: string;
    expo: number;
    source: string;
  }[];
  /**
   * @minItems 1
   */
  protocol: {
    id: string;
    value: number | string;
    /**
     * Printed after the value with a no-break space; the same in all languages.
     */
    unit?: string;
    source: string;
  }[];
  'rpc-errors': {
    /**
     * @minItems 1
     */
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
    /**
     * @minItems 1
     */
    messages: (
      | {
          id: string;
          space: 'core' | 'espace' | 'both';
          /**
           * Texts as programs print them; `<word>` stands for what varies.
           *
           * @minItems 1
           */
          messages: string[];
          source: string;
          error: string;
        }
      | {
          id: string;
          space: 'core' | 'espace' | 'both';
          /**
           * Texts as programs print them; `<word>` stands for what varies.
           *
           * @minItems 1
           */
          messages: string[];
          source: string;
          layer: 'pool' | 'call' | 'request' | 'node' | 'vm' | 'contract' | 'gateway';
          code?: number;
          /**
           * Errors or groups of `openrpc/shared/errors.yaml` whose methods give this message too.
           */
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
        }
    )[];
  };
  /**
   * @minItems 1
   */
  'rpc-methods': {
    space: 'core' | 'espace';
    method: string;
    /**
     * On v3.0.2: `served`; `stub` answers -32603 "Not implemented"; `newer` came with v3.1.
     */
    status: 'served' | 'stub' | 'newer';
    /**
     * Whether a node of release v2.4.0 serves it; asked of the node itself.
     */
    servedBy240: boolean;
    source: string;
  }[];
  standards: {
    /**
     * @minItems 1
     */
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
    /**
     * @minItems 1
     */
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
    /**
     * @minItems 1
     */
    derivation: {
      key: string;
      value: string;
      source: string;
    }[];
    /**
     * @minItems 1
     */
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
  /**
   * @minItems 1
   */
  tools: {
    group:
      | 'bridges'
      | 'dapps'
      | 'exchanges'
      | 'explorers'
      | 'indexers'
      | 'multisig'
      | 'oracles'
      | 'rpcProviders'
      | 'sdks'
      | 'tools'
      | 'wallets';
    name: string;
    kind?:
      | 'DEX'
      | 'agent skills'
      | 'devnode'
      | 'framework'
      | 'ide'
      | 'liquid staking'
      | 'payments'
      | 'plugin'
      | 'rpc gateway'
      | 'sdk'
      | 'snapshot'
      | 'solidity'
      | 'staking'
      | 'starter'
      | 'tool'
      | 'wallet hooks';
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
    /**
     * @minItems 1
     */
    chains?: string[];
    url?: string;
    conflict?: string;
    image?: string;
    /**
     * @minItems 1
     */
    skills?: string[];
    /**
     * @minItems 1
     */
    tokens?: string[];
    basis?: string;
    ui?: string;
    /**
     * @minItems 1
     */
    versions?: string[];
    officialApp?: string;
    testnetUi?: boolean;
    testnet?: string;
    staleDomain?: string;
    status?: string;
    route?: string;
    /**
     * @minItems 1
     */
    spaces?: string[];
    detail?: string;
  }[];
  /**
   * @minItems 1
   */
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
  /**
   * @minItems 1
   */
  wallets: {
    name: string;
    /**
     * Spaces whose accounts it manages.
     *
     * @minItems 1
     */
    spaces: string[];
    /**
     * The vendor's page; absent where the facts name none.
     */
    url?: string;
    /**
     * Repository of the wallet, or of the part that serves Conflux.
     */
    repository?: string;
    source: string;
  }[];
}
