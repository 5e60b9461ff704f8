import { noBreakPieces } from './line-breaks.ts'

/** A text in which no line ends within a model code, or between a number and its unit. */
export const NoBreak = ({ text }: { text: string }) =>
  noBreakPieces(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className="whole">
        {piece}
      </span>
    ),
  )
