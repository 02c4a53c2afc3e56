// The rooms of src and what each may import. A room stands on the first floor that lies above everything it imports.

/** By floor, lowest first: room → the rooms it imports besides itself. A path such as `store/port` is one file of a room. */
export const floors: readonly Readonly<Record<string, readonly string[]>>[] = [
  { limits: [], reasons: [], clients: [] },
  { errors: ['reasons'] },
  { platform: [], domain: [], stats: [] },
  {
    config: ['domain', 'platform'],
    dataset: ['domain', 'stats'],
    store: ['domain', 'platform'],
    documents: ['domain', 'platform'],
    connectors: ['domain', 'platform'],
    backup: ['domain', 'platform'],
  },
  {
    question: ['domain', 'dataset'],
    records: ['domain', 'platform', 'dataset', 'store/port'],
    detect: ['domain', 'stats', 'dataset'],
    analyses: ['domain', 'stats', 'dataset'],
    network: ['domain', 'stats', 'dataset'],
    actors: ['platform', 'store/port'],
    audit: ['domain', 'platform', 'store/port'],
    events: ['domain', 'platform', 'store/port'],
  },
  {
    import: ['domain', 'platform', 'dataset', 'records'],
    sample: ['domain', 'platform', 'stats', 'dataset', 'records'],
    auth: ['domain', 'platform', 'store/port', 'audit'],
    webhooks: ['domain', 'platform', 'dataset', 'events'],
    reports: ['domain', 'platform', 'dataset', 'detect', 'documents'],
    chat: ['domain', 'platform', 'stats', 'dataset', 'question', 'reports'],
    evaluation: [
      ...[
        'domain',
        'platform',
        'stats',
        'dataset',
        'store/port',
        'question',
        'chat',
        'records',
        'detect',
        'import',
        'documents',
      ],
    ],
  },
  {
    models: ['domain', 'platform', 'stats', 'dataset', 'store/port', 'records', 'detect', 'sample', 'evaluation'],
  },
  {
    agents: [
      ...['domain', 'platform', 'dataset', 'store/port', 'records', 'question', 'actors', 'chat'],
      ...['detect', 'analyses', 'reports', 'import', 'models'],
    ],
  },
  {
    tasks: [
      ...['domain', 'platform', 'dataset', 'store/port', 'records', 'detect', 'reports', 'documents', 'actors'],
      ...['agents', 'evaluation', 'models'],
    ],
  },
  {
    services: [
      ...['domain', 'platform', 'dataset', 'store/port', 'records', 'question', 'import', 'connectors/connector'],
      ...['audit', 'auth', 'events', 'webhooks', 'documents', 'reports', 'agents', 'chat', 'evaluation'],
      ...['models', 'network', 'tasks'],
    ],
  },
  {
    wire: ['domain', 'schemas'],
    http: ['domain', 'platform', 'auth', 'services', 'wire'],
    cli: ['domain', 'platform', 'evaluation', 'services', 'wire', 'clients'],
  },
  // Composition roots: they alone import everything, such as an engine of the store.
  { main: ['*'], workers: ['*'] },
]

/** Rooms of detectors, by what a detector reports. */
export const detectorRooms = ['price', 'pattern', 'temporal', 'relationship', 'compliance']

/** Schemas of the interface that are generated under the name of the type they describe. */
export const schemaNames = ['ContractType', 'ErrorCode', 'FederativeUnit']

/** What stands only in some rooms or files. */
export const confined: readonly { readonly what: string; readonly pattern: RegExp; readonly only: RegExp }[] = [
  { what: 'the time', pattern: /\bDate\.now\b|\bnew Date\(\)/, only: /^src\/platform\// },
  // The package forest gives ml-isolation-forest, which reads Math.random alone, a seeded one.
  {
    what: 'chance',
    pattern: /\bMath\.random\b/,
    only: /^src\/(platform\/|detect\/forest\/package-forest\.ts)/,
  },
  {
    what: 'the environment',
    pattern: /\bprocess\.env\b/,
    only: /^src\/(config\.ts|platform\/native-setting\.ts)/,
  },
  { what: 'the console', pattern: /\bconsole\.\w/, only: /^$/ },
  {
    what: 'a bound',
    // Thresholds of detectors, figures of law and of what is measured are no limits.
    pattern:
      /\bconst \w*(?:Max|Ms|Minutes|Hours) = [\d_ *+()]+$|\b(?:idleTimeout|maxHeaderSize): [1-9]|\.slice\(0, \d{3}\)|\.length <=? \d{3}/m,
    only: /^src\/(limits\.ts|(detect|stats|evaluation|domain)\/)/,
  },
  { what: 'uWebSockets.js', pattern: /['"]uWebSockets\.js['"]/, only: /^src\/http\// },
  {
    what: 'Portuguese',
    // Letters that English lacks, and words that no English sentence has.
    pattern:
      /[À-ÖØ-öø-ÿ]|(?<![\p{L}\p{N}_.])(?:da|das|dos|uma|umas|nao|sao|foi|foram|pelo|pela|pelos|pelas|sem|seu|sua|quando|valor|contrato|contratos|licitacao|orgao|fornecedor)(?![\p{L}\p{N}_])/u,
    only: /^src\/(wire|reports|chat|question|import\/formats|connectors|sample|domain)\/|^src\/(documents\/words|errors|reasons|reasons\/accounts|reasons\/analyses|reasons\/suggestions|reasons\/chat|reasons\/assistant-reasons|reasons\/dispositions|reasons\/exports|reasons\/graph-reasons|reasons\/matches|reasons\/models|reasons\/profiles|reasons\/reports|reasons\/rescore|reasons\/sign-in-reasons|reasons\/tasks|reasons\/visualizations|reasons\/webhook-reasons|reasons\/workflow-reasons|auth\/common-passwords)\.ts/,
  },
]
