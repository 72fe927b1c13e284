; SPDX-License-Identifier: GPL-3.0-or-later
; Queries for the rule checks that JavaScript and TypeScript share. A capture gives a node a role; src/core/rules/astchecks.h documents the
; roles.

; --- stub: unimplemented functions. Unnamed arrow functions are not included, because they are often empty intentionally.

(function_declaration name: (identifier) @stub.name body: (statement_block) @stub.body) @stub.function
(generator_function_declaration name: (identifier) @stub.name body: (statement_block) @stub.body) @stub.function
(method_definition name: (_) @stub.name body: (statement_block) @stub.body) @stub.function
(variable_declarator name: (identifier) @stub.name value: [
  (arrow_function body: (statement_block) @stub.body)
  (function_expression body: (statement_block) @stub.body)
] @stub.function)
(assignment_expression left: (member_expression property: (property_identifier) @stub.name) right: [
  (arrow_function body: (statement_block) @stub.body)
  (function_expression body: (statement_block) @stub.body)
] @stub.function)
(pair key: (property_identifier) @stub.name value: [
  (arrow_function body: (statement_block) @stub.body)
  (function_expression body: (statement_block) @stub.body)
] @stub.function)

((throw_statement) @stub.placeholder (#match? @stub.placeholder "(?i)not[ _-]?(yet[ _-]?)?implemented|unimplemented|todo"))
((expression_statement (call_expression function: (member_expression object: (identifier) @_object))) @stub.placeholder
  (#eq? @_object "console") (#match? @stub.placeholder "(?i)not (yet )?implemented|\\btodo\\b"))
((return_statement (call_expression function: (member_expression) @_function)) @stub.placeholder
  (#eq? @_function "Promise.reject") (#match? @stub.placeholder "(?i)not (yet )?implemented"))
(empty_statement) @stub.placeholder
(expression_statement (string)) @stub.ignored

(return_statement . [(null) (undefined) (true) (false) (number) (string)] .) @stub.trivial
((return_statement) @stub.trivial (#match? @stub.trivial "^return\\s*(\\[\\s*\\]|\\{\\s*\\}|-\\d[\\d.]*|``|Promise\\.resolve\\(\\s*(null|undefined)?\\s*\\))?\\s*;?$"))

; may be empty: constructors, and functions with a name such as noop
((method_definition name: (_) @_name) @stub.exempt (#match? @_name "^(constructor|#?_*(no_?op|doNothing|ignore|skip|dummy)\\w*)$"))
((function_declaration name: (_) @_name) @stub.exempt (#match? @_name "(?i)^_*(no_?op|doNothing|ignore|skip|dummy|empty)([A-Z_]\\w*)?$"))
(variable_declarator name: (_) @_name value: (_) @stub.exempt (#match? @_name "(?i)^_*(no_?op|doNothing|ignore|skip|dummy|empty)([A-Z_]\\w*)?$"))
(pair key: (_) @_name value: (_) @stub.exempt (#match? @_name "(?i)^_*(no_?op|doNothing|ignore|skip|dummy)\\w*$"))
; may be empty: callbacks in the options of a call, and methods of classes with a name such as NoOp
(arguments (object (pair value: (_) @stub.exempt)))
(class_declaration name: (_) @_class body: (class_body (method_definition) @stub.exempt) (#match? @_class "^(No_?[Oo]p|Null)[A-Z]?"))

; --- hardcoded: literals that belong in a constant or a configuration

(number) @hardcoded.number
(string) @hardcoded.string
(template_string) @hardcoded.string

; constants, frozen objects, and default values, which their parameter or key names
((variable_declarator name: (identifier) @_name) @hardcoded.exempt (#match? @_name "^_?[A-Z][A-Z0-9_]*$"))
((assignment_expression left: (member_expression property: (property_identifier) @_name)) @hardcoded.exempt (#match? @_name "^_?[A-Z][A-Z0-9_]*$"))
((variable_declarator value: (call_expression function: (_) @_function)) @hardcoded.exempt (#eq? @_function "Object.freeze"))
(assignment_pattern) @hardcoded.exempt
(object_assignment_pattern) @hardcoded.exempt
; fallback values for settings and environment variables
((binary_expression) @hardcoded.exempt (#field-match? @hardcoded.exempt "operator" "^([|][|]|[?][?])$") (#field-match? @hardcoded.exempt "left" "(?i)process\\.env|import\\.meta\\.env|config|settings|options|opts|args|params"))
((call_expression function: (_) @_function) @hardcoded.exempt (#match? @_function "(?i)(^|\\.)(config|settings|env|options)\\.(get\\w*|int|num|str)$|(^|\\.)getEnv\\w*$|\\.option$"))
; module names, comparisons with a prefix or suffix, dates
(decorator) @hardcoded.exempt
(import_statement) @hardcoded.exempt
(export_statement source: (string) @hardcoded.exempt)
((call_expression function: (_) @_function) @hardcoded.exempt (#match? @_function "^(require|import|require\\.resolve)$|\\.(startsWith|endsWith)$"))
((new_expression constructor: (identifier) @_type) @hardcoded.exempt (#eq? @_type "Date"))
((call_expression function: (_) @_function) @hardcoded.exempt (#eq? @_function "Date.UTC"))
; paths of routes, which are part of the interface
((call_expression function: (member_expression object: (identifier) @_object property: (property_identifier) @_method) arguments: (arguments . (string) @hardcoded.exempt))
  (#match? @_object "(?i)^(app|router|server|api|fastify|\\w*Router)$") (#any-of? @_method "get" "post" "put" "patch" "delete" "use" "all" "route" "options" "head"))
; tests
((call_expression function: (_) @_function) @hardcoded.exempt (#match? @_function "^(describe|it|test|beforeEach|afterEach|beforeAll|afterAll|before|after|suite|expect)(\\.\\w+)*$"))

; --- docs: exported declarations, or all declarations if there are no exports

(function_declaration name: (_) @docs.name) @docs.owner
(generator_function_declaration name: (_) @docs.name) @docs.owner
(class_declaration name: (_) @docs.name) @docs.owner
(method_definition name: (property_identifier) @docs.name) @docs.owner
(program (lexical_declaration (variable_declarator name: (identifier) @docs.name value: [(arrow_function) (function_expression)]) @docs.owner))
(export_statement (lexical_declaration (variable_declarator name: (identifier) @docs.name value: [(arrow_function) (function_expression)]) @docs.owner))

(export_statement) @docs.export

(statement_block) @docs.private
(arguments) @docs.private
(object) @docs.private
((method_definition name: (_) @_name) @docs.private (#match? @_name "^[_#]|^constructor$"))
((function_declaration name: (_) @_name) @docs.private (#match? @_name "^_"))
((class_declaration name: (_) @_name) @docs.private (#match? @_name "^_"))
((variable_declarator name: (_) @_name) @docs.private (#match? @_name "^_"))

((comment) @docs.text . (comment)* . [(function_declaration) (generator_function_declaration) (class_declaration)] @docs.documented (#match? @docs.text "^/\\*\\*"))
((comment) @_text . (comment)* . (export_statement declaration: [(function_declaration) (generator_function_declaration) (class_declaration)] @docs.documented) (#match? @_text "^/\\*\\*"))
((comment) @_text . (lexical_declaration (variable_declarator) @docs.documented) (#match? @_text "^/\\*\\*"))
((comment) @_text . (export_statement declaration: (lexical_declaration (variable_declarator) @docs.documented)) (#match? @_text "^/\\*\\*"))
(class_body (comment) @_text . (method_definition) @docs.documented (#match? @_text "^/\\*\\*"))

; the documentation of a getter also covers its setter
((method_definition "set") @docs.exempt)

; --- style

((variable_declaration "var" @style.finding) (#set! message "Declare with const or let."))
((class_declaration name: (_) @style.finding) (#not-match? @style.finding "^[_$]*[A-Z][A-Za-z0-9]*$") (#set! message "Write class names in PascalCase."))
((function_declaration name: (_) @style.finding) (#not-match? @style.finding "^[_$]*[A-Za-z][A-Za-z0-9]*$|^[_$]+$") (#set! message "Write function names in camelCase."))
((method_definition name: (property_identifier) @style.finding) (#not-match? @style.finding "^[_$]*[a-z][A-Za-z0-9]*$") (#set! message "Write method names in camelCase."))

; --- async: sequential requests

((for_in_statement body: (statement_block (_ (_ value: (await_expression (call_expression function: (_) @_function)) @async.finding))))
  (#match? @_function "^(fetch|axios(\\.\\w+)?|got(\\.\\w+)?)$")
  (#set! message "The requests are sequential. Send them concurrently with Promise.all."))
((call_expression function: (_) @async.finding) (#match? @async.finding "^(fs\\.)?(read|write|append)FileSync$|(^|\\.)execSync$")
  (#set! within "async.scope") (#set! message "This call blocks all other tasks. Use its asynchronous counterpart."))
((function_declaration "async") @async.scope)
((arrow_function "async") @async.scope)
((function_expression "async") @async.scope)
((method_definition "async") @async.scope)

; --- sql: statements built from strings

((template_string (template_substitution)) @sql.finding (#match? @sql.finding "(?is)^`\\s*(SELECT\\s.*\\sFROM|INSERT\\s+INTO|UPDATE\\s.*\\sSET|DELETE\\s+FROM)\\b")
  (#set! message "This statement contains values as text. Pass them as parameters."))
(call_expression function: (_) @_tag arguments: (template_string) @sql.exempt (#match? @_tag "(?i)^(sql|\\w+\\.sql)$"))
((binary_expression left: (string) @_left operator: "+") @sql.finding (#match? @_left "(?is)^[\"']\\s*(SELECT\\s.*\\sFROM|INSERT\\s+INTO|UPDATE\\s.*\\sSET|DELETE\\s+FROM)\\b")
  (#set! message "This statement contains values as text. Pass them as parameters."))

; --- retry: retries without a limit or backoff

((while_statement condition: (parenthesized_expression (true)) body: (statement_block (try_statement handler: (catch_clause body: (statement_block) @retry.finding))))
  (#not-match? @retry.finding "\\b(throw|break|return)\\b")
  (#set! message "This call is retried forever. Limit the retries and use exponential backoff."))

; --- caching: expensive calls without a cache

((call_expression function: (_) @_function) @caching.finding (#match? @_function "(^|\\.)(expensive|slow|costly|heavy)[A-Z_]\\w*$")
  (#set! message "This call is expensive according to its name, but its result is not cached. Cache it."))
((identifier) @caching.remedy (#match? @caching.remedy "(?i)cache|memo(ize)?"))

; --- names: test names, for rules with a pattern
((call_expression function: (identifier) @_function arguments: (arguments . (string (string_fragment) @names.test))) (#any-of? @_function "it" "test"))
(function_declaration name: (identifier) @names.function)
(class_declaration name: (_) @names.class)
