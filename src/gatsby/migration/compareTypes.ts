import ts from 'typescript';
import type { MemberChange, ParameterChange, TypeChange } from '../../shared/migration/types';
import { normalizeDeclaration } from '../api/compareApis';

export type DeclaredTexts = (type: string, member: string) => string | undefined;

/** @param known names of the types that the older version exports */
export function compareTypes(
  checker: ts.TypeChecker,
  known: ReadonlySet<string>,
  textBefore: DeclaredTexts,
  textAfter: DeclaredTexts,
  parametersAfter: (type: string) => readonly string[],
) {
  const fits = (value: ts.Type, target: ts.Type) => checker.isTypeAssignableTo(value, target);
  const typeOf = (property: ts.Symbol) => checker.getTypeOfSymbol(property);

  function members(name: string, before: ts.Type, after: ts.Type): Pick<TypeChange, 'members' | 'required'> {
    const kept = propertiesOf(after, checker);
    const old = propertiesOf(before, checker);
    const isOpen = after.getStringIndexType() !== undefined;
    const changes = [...old].map(([member, property]) => {
      const now = kept.get(member);
      const written = [textBefore(name, member), textAfter(name, member)] as const;
      if (!now) return [member, isOpen ? {} : { isGone: true, ...(written[0] && { before: written[0] }) }] as const;
      // A type that has its members from others changes where those do.
      if (written.every((it) => it === undefined)) return [member, {}] as const;
      return [member, compareMember(name, property, now, ...written)] as const;
    });
    const isNeeded = (it: ts.Symbol | undefined) => it !== undefined && !isOptional(it);
    const required = [...kept].filter(([member, it]) => isNeeded(it) && !isNeeded(old.get(member))).map(([it]) => it);
    return { members: Object.fromEntries(changes), required };
  }

  function compareMember(type: string, old: ts.Symbol, now: ts.Symbol, before?: string, after?: string): MemberChange {
    const [was, is] = [old, now].map((it) => checker.getNonNullableType(typeOf(it))) as [ts.Type, ts.Type];
    const of = namesIn(was);
    const link = of.length > 0 ? { of } : {};
    const isOptionalNow = !isOptional(old) && isOptional(now);
    // The difference, if any, is within the types that it names.
    if (isSameText(before, after) || hasSameParts(was, is) || isComponent(before)) {
      return { ...link, ...(isOptionalNow && { reads: 'optional' }) };
    }
    const inferred = inferredParameters(after ?? '', parametersAfter(type));
    const difference = differenceOf(was, is, isOptionalNow, inferred);
    if (Object.keys(difference).length === 0) return link;
    return { ...link, ...difference, ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  }

  function differenceOf(was: ts.Type, is: ts.Type, isOptionalNow: boolean, inferred: readonly boolean[]): MemberChange {
    const parameters = compareParameters(was, is)?.map((it, index) => (it && inferred[index] ? 'inferred' : it));
    const refusesOld = parameters ? !partsOf(was).every((it) => fitsApartFromParameters(it, is)) : !fits(was, is);
    const reads = !fits(is, was) ? 'other' : isOptionalNow ? 'optional' : null;
    return {
      ...(refusesOld && { refusesOld }),
      ...(reads && { reads }),
      ...(parameters?.some((it) => it !== null) && { parameters }),
    };
  }

  /** Whether both are made of the same exported types, such as two ways to write a list of them. */
  function hasSameParts(was: ts.Type, is: ts.Type): boolean {
    const [before, after] = [namesIn(was, true), namesIn(is, true)];
    return namesIn(was).length > 0 && isSameSet(before, after) && isList(was) === isList(is);
  }

  const isList = (type: ts.Type) => partsOf(type).some((it) => checker.isArrayLikeType(it));

  /** Null unless both have one signature. */
  function compareParameters(before: ts.Type, after: ts.Type): ParameterChange[] | null {
    const [was, is] = [signatureOf(before), signatureOf(after)];
    if (!was || !is) return null;
    return was.parameters.map((parameter, index) => {
      const now = is.parameters[index];
      if (!now) return 'other';
      const [old, current] = [typeOf(parameter), typeOf(now)];
      if (fits(current, old)) return null;
      return fits(old, current) ? 'wider' : 'other';
    });
  }

  const fitsApartFromParameters = (was: ts.Type, is: ts.Type) =>
    signatureOf(was) ? fits(resultOf(was), resultOf(is)) : fits(was, is);

  /** Of a function, or of the one function in a union. */
  function signatureOf(type: ts.Type): ts.Signature | undefined {
    const [signature, more] = partsOf(checker.getNonNullableType(type)).flatMap((it) => [...it.getCallSignatures()]);
    return more ? undefined : signature;
  }

  const resultOf = (type: ts.Type) => signatureOf(type)?.getReturnType() ?? checker.getVoidType();

  /** The exported types of which a value has the members; with `others`, also what it is apart from them. */
  function namesIn(type: ts.Type, others = false, depth = 3): string[] {
    const name = type.aliasSymbol?.name ?? type.symbol?.name;
    if (name !== undefined && known.has(name)) return [name];
    const parts = isOwnObject(type)
      ? []
      : ((type.isUnion() && isOwn(type) ? type.types : type.aliasTypeArguments) ??
        (type.isUnionOrIntersection() ? type.types : itemsOf(type)));
    if (depth === 0 || parts.length === 0) return others ? [checker.typeToString(type)] : [];
    return [...new Set(parts.flatMap((part) => namesIn(part, others, depth - 1)))];
  }

  /** Such as an option group, which has options and members of its own; a `Partial` has none. */
  const isOwnObject = (type: ts.Type) =>
    (type.flags & ts.TypeFlags.Object) !== 0 && !checker.isArrayLikeType(type) && isOwn(type);

  /** Whether the library names it. */
  const isOwn = (type: ts.Type) =>
    type.aliasSymbol?.declarations?.some((it) => it.getSourceFile().fileName.includes('react-querybuilder/')) === true;

  const itemsOf = (type: ts.Type): readonly ts.Type[] =>
    checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];

  function values(before: ts.Type, after: ts.Type): string[] {
    const [old, kept] = [before, after].map((type) => literalsOf(type)) as [Set<string>, Set<string>];
    const isAnyText = fits(checker.getStringType(), after);
    return isAnyText ? [] : [...old].filter((it) => !kept.has(it));
  }

  return {
    types(name: string, before: ts.Type, after: ts.Type): TypeChange {
      const parameters = compareParameters(before, after);
      if (parameters) return { parameters };
      const goneValues = values(before, after);
      return goneValues.length > 0 ? { goneValues } : members(name, before, after);
    },

    /** Of a function or a component, the types that each parameter has. */
    parameterNames: (type: ts.Type): string[][] => parametersOf(type).map((it) => namesIn(it)),

    /** Whether what a function returned had a type, and has none now. */
    returnsAny: (before: ts.Type, after: ts.Type): boolean => !isAny(resultOf(before)) && isAny(resultOf(after)),

    /** Of components whose props have no exported type. */
    props(name: string, before: ts.Type, after: ts.Type): TypeChange | null {
      const [[was], [is]] = [parametersOf(before), parametersOf(after)];
      return was && is && namesIn(was).length === 0 ? members(name, was, is) : null;
    },
  };

  function parametersOf(type: ts.Type): ts.Type[] {
    const [signature] = type.getCallSignatures();
    return (signature?.parameters ?? []).map((it) => checker.getNonNullableType(typeOf(it)));
  }
}

/** Which parameters have the type that an app gives them, because it is a type parameter: `RG` in `(query: RG) => void`. */
const inferredParameters = (text: string, typeParameters: readonly string[]): boolean[] =>
  (/\(([^)]*)\)/.exec(text)?.[1] ?? '').split(',').map((it) => typeParameters.includes(it.split(':')[1]?.trim() ?? ''));

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** A component of an app has the props of the version that the app uses. */
const isComponent = (text = '') => /^(?:React\.)?ComponentType</.test(text);

const isSameText = (before?: string, after?: string) =>
  before !== undefined && after !== undefined && normalizeDeclaration(before) === normalizeDeclaration(after);

const isSameSet = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((it) => others.includes(it));

const isAny = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Any) !== 0;

const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0;

/** Those of each part of a union. */
function propertiesOf(type: ts.Type, checker: ts.TypeChecker): Map<string, ts.Symbol> {
  if (literalsOf(type).size > 0 || checker.isArrayLikeType(type)) return new Map();
  const parts = type.isUnion() ? type.types : [type];
  const isObject = (part: ts.Type) => (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  return new Map(parts.filter(isObject).flatMap((part) => part.getProperties().map((it) => [it.name, it])));
}

function literalsOf(type: ts.Type): Set<string> {
  const parts = type.isUnion() ? type.types : [];
  return new Set(parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])));
}
