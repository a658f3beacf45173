/** What the packages of the versions declare. */
export const API = /* GraphQL */ `
  "A name that a package of a version declares, from the package's type declarations."
  type ApiSymbol implements Node @dontInfer {
    version: DocsVersion! @link(by: "name")
    name: String!
    "The package, such as react-querybuilder."
    package: String!
    "component, hook, function, constant, class, interface, type or namespace."
    kind: String!
    "False for a type that only other declarations name."
    exported: Boolean!
    "The declaration: all overloads of a function."
    signature: String!
    "Types of the same package whose members it also has."
    extends: [String!]!
    "Its own members, or the values of a union of texts."
    members: [ApiMember!]!
    "The version that brought it; null when the oldest documented one had it."
    since: String
    "Whether that is this version."
    isNew: Boolean!
    "What it was before, when this version changed it."
    changed: ApiFormer
    "The next version, when that one no longer has it."
    removedIn: String
  }

  type ApiMember @dontInfer {
    name: String!
    type: String!
    optional: Boolean!
    "As the package declares it; null when it does not."
    default: String
    since: String
    isNew: Boolean!
    changed: ApiFormer
    removedIn: String
  }

  type ApiFormer @dontInfer {
    "The version with the change."
    label: String!
    "The type or the declaration before it."
    before: String!
  }
`;
