// Written by "npm run generate" from the schemas in this folder. Change those.

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
     * Signature of the error, from which its selector is computed.
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
     * The address is the same on both networks, as for `wcfxEspace`.
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
     * Number of the block that contains its deployment.
     */
    block?: number;
    decimals?: number;
    /**
     * Address in Core Space; a test computes it from `hex`.
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
     * What differs in eSpace, or what to use there instead.
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
  /**
   * @minItems 1
   */
  external: {
    id: string;
    name: string;
    url: string;
    /**
     * Release that the pages describe.
     */
    version?: string;
    /**
     * Day of the release, of the report, or of the source's newest change.
     */
    date?: string;
    /**
     * Figures that the source states, by name.
     */
    values?: {
      [k: string]: number | string;
    };
    source: string;
  }[];
  gas: {
    node: string;
    compiler: string;
    evmVersion: string;
    /**
     * Optimizer runs, if the optimizer is enabled.
     */
    runs: number;
    topics: {
      /**
       * @minItems 1
       */
      [k: string]: {
        /**
         * ID of the call in the topic's claim.json, or `deploy`.
         */
        call: string;
        /**
         * How the contracts were compiled: with the optimizer, with the optimizer through Yul (via-IR), or without the optimizer.
         */
        build: 'optimized' | 'viaIr' | 'unoptimized';
        /**
         * Gas used in eSpace, including the gas for storage.
         */
        espace: {
          before: number;
          after: number;
          saved: number;
        };
        /**
         * Gas in eSpace without what the transaction costs in any case and for its data, and without the calldata floor; absent for the deployment.
         */
        execution?: {
          before: number;
          after: number;
          saved: number;
        };
        /**
         * Gas used in Core Space.
         */
        core: {
          before: number;
          after: number;
          saved: number;
        };
        /**
         * Storage collateral in Core Space, in bytes.
         */
        collateral: {
          before: number;
          after: number;
          saved: number;
        };
        /**
         * How often the call executed each opcode, and under `all` all instructions, if the topic's claim.json counts them.
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
     * Proper name, if it has one.
     */
    name?: string;
    /**
     * First release that contains it.
     */
    client: string;
    /**
     * When it activates: the epoch, the block count, the PoS view, and the PoS view of a later correction.
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
       * First four bytes of the signature's hash; a test computes them again.
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
       * Name of the space as pages show it.
       */
      space: 'Core' | 'eSpace';
      net: 'mainnet' | 'testnet';
      chainId: number;
      /**
       * The same number in the encoding of JSON-RPC.
       */
      chainIdHex: string;
      /**
       * Returned by `net_version` in eSpace; part of the address prefix in Core Space.
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
       * Public RPC endpoints; pages use the first of each list.
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
       * Base URL of the explorer's API, or null if none is published.
       */
      explorerApi: null | string;
      faucets: {
        url: string;
        /**
         * Amount of one claim, with its unit. Omitted if it isn't known.
         */
        amount?: string;
        /**
         * Whether a third party runs it.
         */
        thirdParty?: boolean;
        /**
         * Symbols of the test tokens that it sends in addition to CFX.
         *
         * @minItems 1
         */
        tokens?: string[];
      }[];
      otherProviders: {
        name: string;
        /**
         * Endpoint, or the page where readers get one. `<key>` is a placeholder for their API key.
         */
        url: string;
        /**
         * `unverified`: listed by third parties, but not confirmed.
         */
        status?: 'unverified';
        /**
         * @minItems 1
         */
        nets?: ('mainnet' | 'testnet')[];
      }[];
      /**
       * Repository and path of the file with the values.
       */
      source: string;
      /**
       * URL that contract verification tools require.
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
       * Maximum number of logs that a query returns.
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
       * Method that returns the limits of the caller.
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
       * Balance of each genesis account, in CFX.
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
  /**
   * @minItems 1
   */
  'node-messages': {
    /**
     * The message in the node's source; `<x>` is a part that varies.
     */
    text: string;
    /**
     * File and line at the tag of the release.
     */
    source: string;
    /**
     * `false`: the release contains the error, but doesn't return it, because nothing creates it or an earlier check fails first.
     */
    returned?: false;
    /**
     * The message has no meaning without the reason that follows it.
     */
    wraps?: true;
    /**
     * What the node always writes before the message.
     */
    after?: string;
  }[];
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
       * Rust type in the node's source.
       */
      type: string;
      /**
       * Rust expression in the node's source.
       */
      default: string;
      section: string;
      meaning: string;
      source: string;
      meaningFrom?: string;
      /**
       * The default as a number, if it is one.
       */
      value?: number;
      tomlCommentValue?: number;
      conflict?: string;
      /**
       * Unit of that number.
       */
      unit?: 'ms' | 'µs' | 's' | 'bytes' | 'MB';
      /**
       * Value in the release's configuration file, if it differs from the default.
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
     * Shown after the value and a no-break space, the same in all languages.
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
           * Messages as programs print them; `<word>` is a placeholder for the part that varies.
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
           * Messages as programs print them; `<word>` is a placeholder for the part that varies.
           *
           * @minItems 1
           */
          messages: string[];
          source: string;
          layer: 'pool' | 'call' | 'request' | 'node' | 'vm' | 'contract' | 'gateway';
          code?: number;
          /**
           * Errors or groups in `openrpc/shared/errors.yaml` whose methods return this message too.
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
     * In v3.0.2: `served`; `stub` returns -32603 "Not implemented"; `newer` was added in v3.1.
     */
    status: 'served' | 'stub' | 'newer';
    /**
     * Whether a v2.4.0 node serves it, checked on such a node.
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
  tokens: {
    node: string;
    compiler: string;
    evmVersion: string;
    /**
     * Optimizer runs.
     */
    runs: number;
    /**
     * Version of @openzeppelin/contracts.
     */
    library: string;
    /**
     * @minItems 1
     */
    interfaces: {
      standard: string;
      /**
       * Name of the Solidity interface in the library.
       */
      name: string;
      /**
       * Its ID as the compiler computes it.
       */
      id: string;
      /**
       * The measured contracts whose supportsInterface returns true for it, in both spaces.
       */
      reportedBy: string[];
    }[];
    /**
     * How permit ends with a signature, in both spaces.
     *
     * @minItems 1
     */
    permits: {
      token: string;
      /**
       * Type of the domain in the signed message.
       */
      domain: 'EIP712Domain' | 'CIP23Domain';
      /**
       * `succeeds`, or the name of the error.
       */
      outcome: string;
    }[];
    /**
     * How calls end that were not sent, in both spaces.
     *
     * @minItems 1
     */
    attempts: {
      token: string;
      call: string;
      /**
       * `succeeds`, `reverts` without an error, or the name of the error.
       */
      outcome: string;
    }[];
    /**
     * @minItems 1
     */
    costs: {
      /**
       * Contract of src/snippets/solidity/tokens.
       */
      token: string;
      /**
       * ID of the call in scripts/devnet/claims/tokens, or `deploy`.
       */
      call: string;
      /**
       * Gas used in eSpace.
       */
      espace: number;
      /**
       * Gas used in Core Space.
       */
      core: number;
      /**
       * Bytes of storage that the sender locks collateral for in Core Space.
       */
      collateral: number;
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
     * The vendor's page; omitted if the facts list none.
     */
    url?: string;
    /**
     * Repository of the wallet, or of the part that supports Conflux.
     */
    repository?: string;
    source: string;
  }[];
}
