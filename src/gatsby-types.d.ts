/* Written by a build. */
declare namespace Queries {

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

type Scalars = {
  ID: string;
  String: string;
  Boolean: boolean;
  Int: number;
  Float: number;
  Date: string;
  JSON: Record<string, unknown>;
};

type CategoryQueryVariables = Exact<{
  sidebar: Scalars['String'];
  guides: ReadonlyArray<Scalars['String']> | Scalars['String'];
}>;

type CategoryQuery = { readonly allDoc: { readonly nodes: ReadonlyArray<{ readonly path: string, readonly content: { readonly headings: ReadonlyArray<{ readonly id: string, readonly level: number, readonly html: string }> } }> }, readonly docsSidebar: { readonly entries: ReadonlyArray<{ readonly label: string, readonly path: string, readonly depth: number, readonly badge: string | null }> } | null };

type DemoQueryVariables = Exact<{
  name: Scalars['String'];
}>;

type DemoQuery = { readonly library: { readonly name: string, readonly path: string, readonly label: string, readonly title: string, readonly description: string, readonly stylesheets: ReadonlyArray<string>, readonly packages: ReadonlyArray<{ readonly name: string, readonly version: string }>, readonly facts: { readonly bytes: number, readonly bytesOfDefault: number, readonly packages: ReadonlyArray<{ readonly name: string, readonly version: string, readonly licence: string, readonly react: string }> } } | null, readonly allLibrary: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly path: string, readonly label: string }> }, readonly docsVersion: { readonly stylesheet: string } | null };

type DocQueryVariables = Exact<{
  id: Scalars['String'];
  sidebar: Scalars['String'];
}>;

type DocQuery = { readonly doc: { readonly path: string, readonly title: string, readonly description: string, readonly hideTableOfContents: boolean, readonly content: { readonly html: string, readonly examples: ReadonlyArray<string>, readonly headings: ReadonlyArray<{ readonly id: string, readonly level: number, readonly html: string, readonly purpose: string | null }> }, readonly version: { readonly stylesheet: string } } | null, readonly docsSidebar: { readonly entries: ReadonlyArray<{ readonly label: string, readonly path: string, readonly depth: number, readonly badge: string | null }> } | null };

type DocsFrameFragment = { readonly docsSidebar: { readonly entries: ReadonlyArray<{ readonly label: string, readonly path: string, readonly depth: number, readonly badge: string | null }> } | null };

type HomeQueryVariables = Exact<{ [key: string]: never; }>;

type HomeQuery = { readonly docsVersion: { readonly stylesheet: string } | null, readonly allLibrary: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly label: string, readonly path: string, readonly packages: ReadonlyArray<{ readonly name: string }> }> }, readonly docExample: { readonly html: string } | null };

type PageQueryVariables = Exact<{
  id: Scalars['String'];
}>;

type PageQuery = { readonly page: { readonly path: string, readonly title: string, readonly description: string, readonly content: { readonly html: string } } | null };

type SearchQueryVariables = Exact<{ [key: string]: never; }>;

type SearchQuery = { readonly allDoc: { readonly nodes: ReadonlyArray<{ readonly title: string, readonly description: string, readonly path: string }> } };

type SiteQueryVariables = Exact<{ [key: string]: never; }>;

type SiteQuery = { readonly site: { readonly siteMetadata: { readonly title: string, readonly tagline: string, readonly description: string, readonly siteUrl: string, readonly links: { readonly repository: string, readonly chat: string }, readonly announcement: { readonly id: string, readonly text: string, readonly link: { readonly label: string, readonly to: string } | null } | null, readonly assistants: ReadonlyArray<{ readonly label: string, readonly to: string }>, readonly footer: ReadonlyArray<{ readonly title: string, readonly links: ReadonlyArray<{ readonly label: string, readonly to: string }> }> } } | null, readonly allDocsVersion: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly label: string, readonly release: string, readonly path: string, readonly isLast: boolean, readonly mainDocId: string }> } };

type ContentQueryVariables = Exact<{ [key: string]: never; }>;

type ContentQuery = { readonly allDoc: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly docId: string, readonly path: string, readonly description: string, readonly sidebarLabel: string, readonly sidebarPosition: number, readonly draft: boolean, readonly unlisted: boolean, readonly redirectFrom: ReadonlyArray<string>, readonly documents: ReadonlyArray<string>, readonly file: string, readonly version: { readonly name: string } }> }, readonly allDocCategory: { readonly nodes: ReadonlyArray<{ readonly folder: string, readonly label: string, readonly description: string, readonly position: number, readonly version: { readonly name: string } }> }, readonly allPage: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly path: string, readonly file: string }> }, readonly allLibrary: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly path: string }> }, readonly allRedirect: { readonly nodes: ReadonlyArray<{ readonly from: string, readonly to: string }> } };

}
