; SPDX-License-Identifier: GPL-3.0-or-later
; Queries for nodes that have these names only in the JavaScript grammar. The other queries are in ecmascript.scm.

(field_definition) @hardcoded.exempt
(field_definition property: (_) @stub.name value: [
  (arrow_function body: (statement_block) @stub.body)
  (function_expression body: (statement_block) @stub.body)
] @stub.function)
