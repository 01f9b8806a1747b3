const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, also within an attribute. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
