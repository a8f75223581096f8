/** The text of a rule: words, emphasis and links to other rules. None of it is ever interpreted as HTML. */

import { Wide } from '@arbiter/paper/pictures'
import type { Token, Tokens } from 'marked'
import type { ComponentChildren } from 'preact'

/** Paragraphs, lists and tables of a rule book. */
export function Block({ token }: { token: Token }): ComponentChildren {
  switch (token.type) {
    case 'paragraph':
      return (
        <p class="voice">
          <Prose tokens={(token as Tokens.Paragraph).tokens} />
        </p>
      )
    case 'list':
      return <List list={token as Tokens.List} />
    case 'table':
      return <Table table={token as Tokens.Table} />
    case 'code':
      return <pre class="scroll">{(token as Tokens.Code).text}</pre>
    default:
      return 'text' in token ? <p class="voice">{String(token.text)}</p> : null
  }
}

function List({ list }: { list: Tokens.List }) {
  const items = list.items.map((item, index) => (
    <li key={index}>
      {item.tokens.map((token, place) =>
        token.type === 'text' ? (
          <Prose key={place} tokens={(token as Tokens.Text).tokens ?? [token]} />
        ) : (
          <Block key={place} token={token} />
        ),
      )}
    </li>
  ))
  return list.ordered ? <ol class="voice items">{items}</ol> : <ul class="voice items">{items}</ul>
}

const Table = ({ table }: { table: Tokens.Table }) => (
  <Wide label={table.header.map(({ text }) => text).join(', ')}>
    <table class="chart">
      <thead>
        <tr>
          {table.header.map((cell, index) => (
            <th key={index} scope="col">
              <Prose tokens={cell.tokens} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, place) => (
              <td key={place}>
                <Prose tokens={cell.tokens} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Wide>
)

/** A line of words. */
export const Prose = ({ tokens }: { tokens: readonly Token[] }) => (
  <>
    {tokens.map((token, index) => (
      <Words key={index} token={token} />
    ))}
  </>
)

function Words({ token }: { token: Token }): ComponentChildren {
  switch (token.type) {
    case 'strong':
      return (
        <b>
          <Prose tokens={(token as Tokens.Strong).tokens} />
        </b>
      )
    case 'em':
      return (
        <em>
          <Prose tokens={(token as Tokens.Em).tokens} />
        </em>
      )
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>
    case 'br':
      return <br />
    default:
      return <Linked text={'text' in token ? String(token.text) : token.raw} />
  }
}

const numbers = /\b([A-Z]{3}-S?\d+[a-z]?)\b/

/** Rule numbers become links. */
const Linked = ({ text }: { text: string }) => (
  <>
    {text.split(numbers).map((piece, index) =>
      index % 2 === 1 ? (
        <a key={index} href={`#${piece}`}>
          {piece}
        </a>
      ) : (
        piece
      ),
    )}
  </>
)
