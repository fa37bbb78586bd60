/**
 * The results of the package as plain data, for comparison with other sides.
 */

/** Returns everything in a report. */
export function answerOf(api, { shape, text, bytes, options }) {
  const report = api.validate(shape, text ?? bytes, options)
  const verdict = api.isValid(shape, text ?? bytes, verdictOptions(options))
  return {
    valid: report.valid,
    verdict,
    truncated: report.truncated,
    assumptions: report.assumptions,
    problems: report.problems.map(problemOf),
  }
}

/** `isValid` takes every option except the limit of findings. */
function verdictOptions({ limits: { findings, ...limits }, ...options }) {
  return { ...options, limits }
}

function problemOf({ code, pointer, severity, basis, section, message, span, expected, found, help, suggestion, fix }) {
  return {
    code,
    pointer,
    severity,
    basis,
    section,
    message,
    span: placeOf(span),
    expected: expected ?? [],
    found: found ?? null,
    help: help ?? null,
    suggestion: suggestion ?? null,
    fix: fix
      ? {
          title: fix.title,
          applicability: fix.applicability,
          edits: (fix.edits ?? []).map(editOf),
          headers: fix.headers ?? [],
        }
      : null,
  }
}

const placeOf = (span) => (span ? [span.start, span.end, span.line, span.column] : null)
const editOf = ({ start, end, text }) => [start, end, text]

/** Returns everything in a conversion, and in converting back. */
export function conversionAnswerOf(api, { shape, text, bytes }, options) {
  const input = text ?? bytes
  const there = api.convert(shape, input, options)
  if (!there.ok) return { ok: false, problems: there.problems.map(problemOf) }
  const { from, to, fill, onLoss, ...rest } = options
  const back = api.convert(shape, there.output, { ...rest, from: to, to: from, complement: there.complement })
  return {
    ok: true,
    output: asText(there.output),
    edits: there.edits.map(editOf),
    changes: there.changes.map(({ id, from, to, section, basis, fromSpan, toSpan }) => [
      id,
      from,
      to,
      section,
      basis,
      placeOf(fromSpan),
      placeOf(toSpan),
    ]),
    losses: there.losses.map(({ pointer, section, reason, span }) => [pointer, section, reason, placeOf(span)]),
    gaps: there.gaps.map(({ pointer, section, reason }) => [pointer, section, reason]),
    complement: there.complement,
    assumptions: there.assumptions,
    back: back.ok ? asText(back.output) : null,
  }
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const asText = (output) => (typeof output === 'string' ? output : decoder.decode(output))
