/** Position in a conversation: seq of the last message and changeSeq of the last change. */
export type Position = { seq: number; changeSeq: number }
