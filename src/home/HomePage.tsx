import type { ReactNode } from 'react';
import packageJson from 'react-querybuilder/package.json';
import { SmartLink } from '../ui/SmartLink';
import { PageLink } from '../ui/PageLink';
import { Hero, type HeroProps } from './Hero';
import { LivePart, type PartName } from './LivePart';
import * as styles from './HomePage.module.css';

const EDITORS: { part: PartName; text: string; package: string }[] = [
  { part: 'DateExample', text: 'A calendar for dates', package: 'react-datepicker' },
  { part: 'MultiSelectExample', text: 'A list to search and choose several from', package: 'react-select' },
  { part: 'RangeExample', text: 'A slider for numbers, with two handles for a range', package: 'rc-slider' },
];

export function HomePage(hero: HeroProps) {
  return (
    <>
      <Hero {...hero} />

      <Row
        id="defaults"
        title="Sensible defaults"
        text={
          <>
            <p>
              Give it your fields, and it works: operators, value editors, nested groups and their buttons come with it,
              in markup that you can style and replace. This builder has the fields of the demo and no other setting.
            </p>
            <p>
              <PageLink to="/docs/api/querybuilder">All props of the component</PageLink>
            </p>
            <p className={styles.note}>
              What you see on this page is live. It runs react-querybuilder {packageJson.version}, the version that the{' '}
              <PageLink to="/docs/next/intro">Next documentation</PageLink> describes.
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
      </Row>

      <Row
        id="export"
        title="Export and import"
        text={
          <>
            <p>
              A query is a plain object, and one function writes it in the language of your database or rule engine.
              This is the query of the builder above: edit that, and the text follows.
            </p>
            <p>Parsers lead the other way, from SQL, MongoDB, CEL and JsonLogic to a query that the builder shows.</p>
            <ul className={styles.links}>
              <li>
                <PageLink to="/docs/api/export">Nine formats to export</PageLink>
              </li>
              <li>
                <PageLink to="/docs/api/import">Four to import</PageLink>
              </li>
            </ul>
          </>
        }
      >
        <div className={styles.panel}>
          <LivePart name="QueryExport" />
        </div>
      </Row>

      <Row
        id="extensible"
        title="Extensible"
        text={
          <>
            <p>
              Every control can be a component of your own. Each of these builders has a value editor made of a package
              from npm; where that does not apply, as for first names, it falls back to the default one.
            </p>
            <ul className={styles.links}>
              <li>
                <PageLink to="/docs/api/querybuilder#controlelements">Control elements to replace</PageLink>
              </li>
              <li>
                <PageLink to="/docs/compat">Ready-made for UI libraries</PageLink>
              </li>
              <li>
                <PageLink to="/docs/tips/custom-with-fallback">Custom components with fallbacks</PageLink>
              </li>
            </ul>
          </>
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
      </Row>

      <Row
        id="styling"
        title="Flexible styling"
        text={
          <>
            <p>
              The query of the first builder again, in another look. CSS alone makes it: branch lines, buttons to remove
              in front, combinators as pills. Every element has a class, so you decide on the rest.
            </p>
            <p>
              Drag a rule or a group by its handle to move it. This needs a pointer: in this version, the keyboard
              cannot drag.
            </p>
            <ul className={styles.links}>
              <li>
                <PageLink to="/docs/api/classnames">Names of all classes</PageLink>
              </li>
              <li>
                <PageLink to="/docs/tips/styling">How to style the builder</PageLink>
              </li>
              <li>
                <PageLink to="/docs/api/querybuilder#enabledraganddrop">Drag and drop</PageLink>
              </li>
            </ul>
          </>
        }
      >
        <div className={styles.panel}>
          <LivePart name="StyledBuilder" />
        </div>
      </Row>
    </>
  );
}

interface RowProps {
  id: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

function Row({ id, title, text, children }: RowProps) {
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.text}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text}
      </div>
      <div>{children}</div>
    </section>
  );
}
