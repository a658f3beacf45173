/** Types of what authors ask of the packages of a version; see apiResolvers. */
export const API_SCHEMA = /* GraphQL */ `
  "What a package of a version exports, read from its declarations."
  type ApiSymbol @dontInfer {
    "As apps import it."
    name: String!
    "The package that exports it."
    package: String!
    "One of component, hook, function, constant, class, interface, type and namespace."
    kind: String!
    "Its declaration, with all overloads of a function."
    signature: String!
    "The first release that has it, such as 5.1.0 or 5.3.1 or earlier; the version, where releases are not known, or null."
    since: String
    "Releases of the library that changed its type."
    changedIn: [String!]!
    "Properties of a type or constant, or values of a union."
    members: [ApiMember!]!
    "Where the version documents it, such as /docs/utils/export#api-formatQuery; null where it does not."
    path: String
    "The page that documents it."
    doc: Doc
    "Samples in TypeScript and JavaScript, of pages of the version, that name it."
    samples: [DocSample!]!
    "Files of examples of the version that name it."
    examples: [DocExample!]!
  }

  "A property of a type or constant, or a value of a union."
  type ApiMember @dontInfer {
    "Without that of its symbol."
    name: String!
    "On one line; empty for a value of a union."
    type: String!
    "Whether it may be left out."
    optional: Boolean!
    "From the package's code or declarations; null where they have none."
    default: String
    "The first release that has it, such as 5.1.0 or 5.3.1 or earlier; the version, where releases are not known, or null."
    since: String
    "Releases of the library that changed its type."
    changedIn: [String!]!
  }

  "A difference between the packages of a version and of the one before."
  type ApiChange @dontInfer {
    "One of added, changed and removed."
    kind: String!
    "The package that exports the symbol."
    package: String!
    "The name that changed, or whose member did."
    symbol: String!
    "Null where the whole symbol is meant."
    member: String
    "Its type or declaration before; null where there is none to compare."
    before: String
    "Its type or declaration now; null where there is none to compare."
    after: String
  }

  "A sample in the text of a page."
  type DocSample @dontInfer {
    "The page that it is on."
    doc: Doc!
    "Of its fence, in the file of the page."
    line: Int!
    "One of ts, tsx, js and jsx."
    language: String!
    "As the page shows it."
    code: String!
  }
`;
