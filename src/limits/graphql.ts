// Limits of the graph.

export const graphLimits = {
  /** Of a document, in characters and in tokens. */
  graphDocumentCharactersMax: 16_384,
  graphTokensMax: 2_000,
  /** Fields one within the other; introspection, which goes deeper by itself, apart. */
  graphDepthMax: 8,
  graphIntrospectionDepthMax: 15,
  /** Fields that ask for the schema as a whole or for a type of it. */
  graphIntrospectionFieldsMax: 2,
  /** Within one of them: other names, and how often one list of the schema stands there, as tools ask. */
  graphIntrospectionAliasesMax: 0,
  graphIntrospectionListsMax: 1,
  /** Fields under another name than their own. */
  graphAliasesMax: 30,
  /** Fields of the query or the mutation itself: each is a request of its operation. */
  graphRootFieldsMax: 20,
  graphCostMax: 10_000,
  /** Of a field that carries out an operation; any other one costs 1. */
  graphOperationCost: 10,
  /** Of a list, as its operation has it. */
  graphPageItemsMax: 100,
  graphPageItemsDefault: 20,
  /** Faults of a document that an answer names. */
  graphFaultsMax: 20,
  /** Of a variable or a name in a fault, as the library repeats it. */
  graphFaultCharactersMax: 500,
  /** Documents that are kept under their hash. */
  graphPersistedMax: 1_000,
  /** Operations that one request carries out, each different one once. */
  graphOperationsMax: 250,
  /** Of them at one time. */
  graphOperationsAtOnce: 4,
  /** Of the answers of a request's operations: once so many are kept, nothing more is read. */
  graphKeptBytesMax: 16 * 1024 * 1024,
  /** Between two looks at the agents of a subscription. */
  graphActivityMs: 1_000,
} as const
