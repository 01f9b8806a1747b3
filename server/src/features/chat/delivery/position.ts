/** How far a conversation is, or how far somebody has it: the seq of the last message and the changeSeq of the last change. */
export type Position = { seq: number; changeSeq: number }
