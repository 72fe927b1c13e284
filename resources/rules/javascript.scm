; SPDX-License-Identifier: GPL-3.0-or-later
; What only the grammar of JavaScript calls like this; the rest is in ecmascript.scm.

(field_definition) @hardcoded.exempt
(field_definition property: (_) @stub.name value: [
  (arrow_function body: (statement_block) @stub.body)
  (function_expression body: (statement_block) @stub.body)
] @stub.function)
