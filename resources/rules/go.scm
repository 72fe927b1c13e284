; SPDX-License-Identifier: GPL-3.0-or-later
; Queries for the rule checks on Go. A capture gives a node a role; src/core/rules/astchecks.h documents the roles.

; --- stub

(function_declaration name: (_) @stub.name body: (block) @stub.body) @stub.function
(method_declaration name: (_) @stub.name body: (block) @stub.body) @stub.function

((expression_statement (call_expression function: (identifier) @_function)) @stub.placeholder
  (#eq? @_function "panic") (#match? @stub.placeholder "(?i)not (yet )?implemented|unimplemented|todo|implement me"))
((expression_statement (call_expression function: (selector_expression) @_function)) @stub.placeholder
  (#match? @_function "^(fmt|log|slog|logger)\\.\\w+$") (#match? @stub.placeholder "(?i)\"[^\"]*(not (yet )?implemented|\\btodo\\b)"))
((return_statement) @stub.placeholder (#match? @stub.placeholder "(?i)errors\\.New\\(\"[^\"]*(not (yet )?implemented|todo)|fmt\\.Errorf\\(\"[^\"]*not (yet )?implemented|ErrNotImplemented|codes\\.Unimplemented"))
((return_statement) @stub.trivial (#match? @stub.trivial "^return(\\s+(nil|true|false|-?\\d+(\\.\\d+)?|\"\"|``|&?[\\w.\\[\\]*]+\\{\\})(\\s*,\\s*(nil|true|false|-?\\d+(\\.\\d+)?|\"\"|``|&?[\\w.\\[\\]*]+\\{\\}))*)?$"))

; marker methods of interfaces (unnamed receiver, lowercase name), init, and functions with a name such as noop
((function_declaration name: (_) @_name) @stub.exempt (#match? @_name "(?i)^(init|main|no_?op\\w*|doNothing\\w*|ignore\\w*|discard\\w*)$"))
((method_declaration name: (_) @_name) @stub.exempt (#match? @_name "(?i)^(no_?op\\w*|doNothing\\w*|ignore\\w*|is[A-Z]\\w*_?|must(EmbedUnimplemented|Implement)\\w*|sealed|marker|private)$"))
((method_declaration receiver: (parameter_list) @_receiver) @stub.exempt (#match? @_receiver "(?i)no_?op|null|discard|nop|dummy"))

; --- hardcoded

(int_literal) @hardcoded.number
(float_literal) @hardcoded.number
(interpreted_string_literal) @hardcoded.string
(raw_string_literal) @hardcoded.string

(const_declaration) @hardcoded.exempt
(import_declaration) @hardcoded.exempt
(field_declaration tag: (_) @hardcoded.exempt)
((var_spec name: (identifier) @_name) @hardcoded.exempt (#match? @_name "^(default|Default|max|Max|min|Min)[A-Z]|^[A-Z][A-Z0-9_]+$"))
((call_expression function: (_) @_function) @hardcoded.exempt (#match? @_function "^flag\\.\\w+$|(^|\\.)(viper|config|cfg|conf|settings)\\.(Get|Set)?\\w*$|(?i)getenv\\w*$|envOr\\w*$|^time\\.Date$|HasPrefix$|HasSuffix$|TrimPrefix$|\\.SetDefault$|\\.Flags\\(\\)\\.\\w+$"))
((call_expression function: (selector_expression field: (_) @_method) arguments: (argument_list . (_) @hardcoded.exempt)) (#match? @_method "^(Handle|HandleFunc|GET|POST|PUT|PATCH|DELETE|Get|Post|Put|Patch|Delete|Group|Route|Mount)$") (#match? @hardcoded.exempt "^\"/"))
((function_declaration name: (_) @_name) @hardcoded.exempt (#match? @_name "^(Test|Benchmark|Example|Fuzz)([A-Z_]|$)"))

; --- docs: capitalized names are exported

((function_declaration name: (identifier) @docs.name) @docs.owner (#match? @docs.name "^[A-Z]") (#not-match? @docs.name "^(Test|Benchmark|Example|Fuzz)([A-Z_]|$)"))
((method_declaration receiver: (parameter_list) @_receiver name: (field_identifier) @docs.name) @docs.owner (#match? @docs.name "^[A-Z]") (#match? @_receiver "[\\s*(]\\*?[A-Z]\\w*(\\[.*\\])?\\s*\\)$"))
(type_declaration [(type_spec name: (type_identifier) @docs.name) (type_alias name: (type_identifier) @docs.name)] @docs.owner (#match? @docs.name "^[A-Z]"))

; a comment directly above the declaration, the group or the type; compiler directives do not count as comments, but may be in between
((comment) @_text . [(function_declaration) (method_declaration)] @docs.documented (#adjacent? @_text @docs.documented) (#not-match? @_text "^//(go|nolint|line|export):?"))
((comment) @_text . (comment) @_directive . [(function_declaration) (method_declaration)] @docs.documented (#adjacent? @_directive @docs.documented)
  (#match? @_directive "^//(go|nolint|line|export):?") (#not-match? @_text "^//(go|nolint|line|export):?"))
((comment) @_text . (type_declaration [(type_spec) (type_alias)] @docs.documented) @_type (#adjacent? @_text @_type) (#not-match? @_text "^//(go|nolint):"))
(type_declaration (comment) @_text . [(type_spec) (type_alias)] @docs.documented (#adjacent? @_text @docs.documented))

; --- names, sql
(function_declaration name: (identifier) @names.function)
((function_declaration name: (identifier) @names.test) (#match? @names.test "^Test"))
((call_expression function: (_) @_function arguments: (argument_list . (interpreted_string_literal) @sql.finding)) (#match? @_function "^fmt\\.Sprintf$")
  (#match? @sql.finding "(?is)^\"\\s*(SELECT\\s.*\\sFROM|INSERT\\s+INTO|UPDATE\\s.*\\sSET|DELETE\\s+FROM)\\b.*%[svdq]")
  (#set! message "This statement contains values as text. Pass them as parameters."))
((binary_expression left: (interpreted_string_literal) @_left operator: "+") @sql.finding (#match? @_left "(?is)^\"\\s*(SELECT\\s.*\\sFROM|INSERT\\s+INTO|UPDATE\\s.*\\sSET|DELETE\\s+FROM)\\b")
  (#set! message "This statement contains values as text. Pass them as parameters."))
