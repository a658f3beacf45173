import type { ReactNode } from 'react';
import { defaultOperators } from 'react-querybuilder';
import packageJson from 'react-querybuilder/package.json';
import { FORMATS } from '../demo/core/formats';
import { IMPORT_LANGUAGES } from '../demo/core/imports/languages';
import { DEFAULT_LIBRARY } from '../demo/libraries/defaultLibrary';
import { CodeSample } from '../docs/document/CodeSample';
import type { Site } from '../runtime/useSite';
import { ageOf, docPath, latestOf } from '../shared/versions/versions';
import { buttonClass } from '../ui/Button';
import { PageLink } from '../ui/PageLink';
import { SmartLink } from '../ui/SmartLink';
import { FEATURES } from './features';
import { Hero } from './Hero';
import { LivePart, type PartName } from './LivePart';
import * as styles from './HomePage.module.css';

const EDITORS: { part: PartName; text: string; package: string }[] = [
  { part: 'DateExample', text: 'A calendar for dates', package: 'react-datepicker' },
  { part: 'MultiSelectExample', text: 'A list to search and choose several from', package: 'react-select' },
  { part: 'RangeExample', text: 'A slider for numbers, with two handles for a range', package: 'rc-slider' },
];

type Library = Queries.HomeQuery['allLibrary']['nodes'][number];

interface HomePageProps {
  site: Pick<Site, 'title' | 'tagline' | 'versions'>;
  libraries: readonly Library[];
  /** HTML of the smallest app with a query builder. */
  sample: string;
}

export function HomePage({ site, libraries, sample }: HomePageProps) {
  const adapters = libraries.filter(({ name }) => name !== DEFAULT_LIBRARY);
  const latest = latestOf(site.versions).name;
  return (
    <>
      <Hero title={site.title} tagline={site.tagline} version={latest} />
      <Facts
        facts={{
          'formats to export': FORMATS.length,
          'languages to import': IMPORT_LANGUAGES.length,
          operators: defaultOperators.length,
          'UI libraries': adapters.length,
          'versions documented': site.versions.length,
        }}
      />

      <div className={styles.pair}>
        <Section
          id="defaults"
          title="Sensible defaults"
          text={
            <>
              <p>
                Give it your fields, and it works: operators, value editors, nested groups and their buttons come with
                it, in markup that you can style and replace. See{' '}
                <PageLink to="/docs/api/querybuilder">all props of the component</PageLink>.
              </p>
              <p className={styles.note}>
                What you see on this page is live. It runs react-querybuilder {packageJson.version}, the version that
                the <PageLink to="/docs/next/intro">Next documentation</PageLink> describes.
              </p>
              <noscript>
                <p className={styles.note}>Editing needs JavaScript.</p>
              </noscript>
            </>
          }
        >
          <div className={styles.panel}>
            <LivePart name="DefaultBuilder" />
          </div>
        </Section>
        <Section
          id="export"
          title="Export and import"
          text={
            <p>
              One function writes the query in the language of your database or rule engine:{' '}
              <PageLink to="/docs/api/export">all formats to export</PageLink>. Edit the builder, and the text follows.
              Parsers lead the other way: <PageLink to="/docs/api/import">languages to import</PageLink>.
            </p>
          }
        >
          <div className={styles.panel}>
            <LivePart name="QueryExport" />
          </div>
          <div className={styles.panel}>
            <LivePart name="QueryImport" />
          </div>
        </Section>
      </div>

      <Section
        id="libraries"
        title="Works with your UI library"
        text={
          <p>
            Adapters replace the controls by those of your library. Each demo is the same builder with other controls,
            in light and dark, and gives you its code. <PageLink to="/docs/compat">How adapters work</PageLink>
          </p>
        }
      >
        <ul className={styles.cards}>
          {adapters.map(({ name, label, path, packages }) => (
            <li key={name} className={styles.card}>
              <h3>
                <PageLink to={path}>{label}</PageLink>
              </h3>
              <p className={styles.note}>
                {packages.map((needed) => (
                  <code key={needed.name} translate="no">
                    {needed.name}
                  </code>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </Section>

      <Section
        id="extensible"
        title="Extensible"
        text={
          <p>
            Every <PageLink to="/docs/api/querybuilder#controlelements">control element</PageLink> can be a component of
            your own. Each of these builders has a value editor made of a package from npm; where that does not apply,
            as for first names, it{' '}
            <PageLink to="/docs/tips/custom-with-fallback">falls back to the default one</PageLink>.
          </p>
        }
      >
        <ul className={styles.editors}>
          {EDITORS.map(({ part, text, package: name }) => (
            <li key={part} className={styles.panel}>
              <p className={styles.caption}>
                {text}: <SmartLink to={`https://www.npmjs.com/package/${name}`}>{name}</SmartLink>
              </p>
              <LivePart name={part} />
            </li>
          ))}
        </ul>
      </Section>

      <Section
        id="styling"
        title="Flexible styling"
        text={
          <>
            <p>
              The query of the builder above again, in four looks. CSS alone makes them: every element{' '}
              <PageLink to="/docs/api/classnames">has a class</PageLink>, so you decide.{' '}
              <PageLink to="/docs/tips/styling">How to style the builder</PageLink>
            </p>
            <p>
              Drag a rule or a group by its handle to move it:{' '}
              <PageLink to="/docs/api/querybuilder#enabledraganddrop">drag and drop</PageLink>. Arrow keys do the same,
              and so do the arrows that a press of the handle shows.
            </p>
          </>
        }
      >
        <div className={styles.panel}>
          <LivePart name="StyledBuilder" />
        </div>
      </Section>

      <Section id="features" title="What it can do">
        <ul className={styles.cards}>
          {FEATURES.map(({ title, text, to }) => (
            <li key={title} className={styles.card}>
              <h3>
                <PageLink to={to}>{title}</PageLink>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section
        id="versions"
        title="Documented for the version that you use"
        text={<p>Samples and live examples of each version are compiled and run with that version of the package.</p>}
      >
        <ul className={styles.cards}>
          {site.versions.map((version) => (
            <li key={version.name} className={styles.card}>
              <h3>
                <PageLink to={docPath(version, version.mainDocId)}>{version.label}</PageLink>
              </h3>
              <p>{AGES[ageOf(site.versions, latest, version.name)]}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section
        id="start"
        title="Start with a few lines"
        text={
          <p>
            <PageLink to="/docs/intro" className={buttonClass('large primary')}>
              Introduction
            </PageLink>
          </p>
        }
      >
        <CodeSample html={sample} />
      </Section>
    </>
  );
}

const AGES = { coming: 'Coming next', latest: 'The latest', earlier: 'Earlier' };

/** Numbers that the build knows. */
const Facts = ({ facts }: { facts: Record<string, number> }) => (
  <ul className={styles.facts}>
    {Object.entries(facts).map(([name, count]) => (
      <li key={name}>
        <b>{count}</b> {name}
      </li>
    ))}
  </ul>
);

interface SectionProps {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

const Section = ({ id, title, text, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <div className={styles.text}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text}
    </div>
    {children}
  </section>
);
