; SPDX-License-Identifier: GPL-3.0-or-later
; What the checks of rules need to know of JavaScript and TypeScript alike. A capture gives a node a role; src/core/rules/astchecks.h says what
; each role means.

; --- stub: functions that do nothing yet. An arrow without a name is often meant to do nothing.

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

; what may be empty: constructors, functions whose name says that they do nothing
((method_definition name: (_) @_name) @stub.exempt (#match? @_name "^(constructor|#?_*(no_?op|doNothing|ignore|skip|dummy)\\w*)$"))
((function_declaration name: (_) @_name) @stub.exempt (#match? @_name "(?i)^_*(no_?op|doNothing|ignore|skip|dummy|empty)([A-Z_]\\w*)?$"))
(variable_declarator name: (_) @_name value: (_) @stub.exempt (#match? @_name "(?i)^_*(no_?op|doNothing|ignore|skip|dummy|empty)([A-Z_]\\w*)?$"))
(pair key: (_) @_name value: (_) @stub.exempt (#match? @_name "(?i)^_*(no_?op|doNothing|ignore|skip|dummy)\\w*$"))
; an option of a call is handed over; a class may say that it does nothing
(arguments (object (pair value: (_) @stub.exempt)))
(class_declaration name: (_) @_class body: (class_body (method_definition) @stub.exempt) (#match? @_class "^(No_?[Oo]p|Null)[A-Z]?"))

; --- hardcoded: literals that belong into a constant or a configuration

(number) @hardcoded.number
(string) @hardcoded.string
(template_string) @hardcoded.string

; constants, frozen objects, static fields; defaults are named by their parameter or their key
((variable_declarator name: (identifier) @_name) @hardcoded.exempt (#match? @_name "^_?[A-Z][A-Z0-9_]*$"))
((assignment_expression left: (member_expression property: (property_identifier) @_name)) @hardcoded.exempt (#match? @_name "^_?[A-Z][A-Z0-9_]*$"))
((variable_declarator value: (call_expression function: (_) @_function)) @hardcoded.exempt (#eq? @_function "Object.freeze"))
(assignment_pattern) @hardcoded.exempt
(object_assignment_pattern) @hardcoded.exempt
; what is asked of the configuration or the environment, with the value otherwise
((binary_expression) @hardcoded.exempt (#field-match? @hardcoded.exempt "operator" "^([|][|]|[?][?])$") (#field-match? @hardcoded.exempt "left" "(?i)process\\.env|import\\.meta\\.env|config|settings|options|opts|args|params"))
((call_expression function: (_) @_function) @hardcoded.exempt (#match? @_function "(?i)(^|\\.)(config|settings|env|options)\\.(get\\w*|int|num|str)$|(^|\\.)getEnv\\w*$|\\.option$"))
; modules are named, not configured; comparisons with a beginning; dates
(decorator) @hardcoded.exempt
(import_statement) @hardcoded.exempt
(export_statement source: (string) @hardcoded.exempt)
((call_expression function: (_) @_function) @hardcoded.exempt (#match? @_function "^(require|import|require\\.resolve)$|\\.(startsWith|endsWith)$"))
((new_expression constructor: (identifier) @_type) @hardcoded.exempt (#eq? @_type "Date"))
((call_expression function: (_) @_function) @hardcoded.exempt (#eq? @_function "Date.UTC"))
; paths of routes are the interface, not a place
((call_expression function: (member_expression object: (identifier) @_object property: (property_identifier) @_method) arguments: (arguments . (string) @hardcoded.exempt))
  (#match? @_object "(?i)^(app|router|server|api|fastify|\\w*Router)$") (#any-of? @_method "get" "post" "put" "patch" "delete" "use" "all" "route" "options" "head"))
; tests
((call_expression function: (_) @_function) @hardcoded.exempt (#match? @_function "^(describe|it|test|beforeEach|afterEach|beforeAll|afterAll|before|after|suite|expect)(\\.\\w+)*$"))

; --- docs: what outsiders use. Where nothing is exported, all of it.

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

; the setter is documented by the getter
((method_definition "set") @docs.exempt)

; --- style

((variable_declaration "var" @style.finding) (#set! message "Declare with const or let."))
((class_declaration name: (_) @style.finding) (#not-match? @style.finding "^[_$]*[A-Z][A-Za-z0-9]*$") (#set! message "Names of classes are written in PascalCase."))
((function_declaration name: (_) @style.finding) (#not-match? @style.finding "^[_$]*[A-Za-z][A-Za-z0-9]*$|^[_$]+$") (#set! message "Names of functions are written in camelCase."))
((method_definition name: (property_identifier) @style.finding) (#not-match? @style.finding "^[_$]*[a-z][A-Za-z0-9]*$") (#set! message "Names of methods are written in camelCase."))

; --- async: waiting for one answer after the other

((for_in_statement body: (statement_block (_ (_ value: (await_expression (call_expression function: (_) @_function)) @async.finding))))
  (#match? @_function "^(fetch|axios(\\.\\w+)?|got(\\.\\w+)?)$")
  (#set! message "One request after the other: ask for all of them at once with Promise.all."))
((call_expression function: (_) @async.finding) (#match? @async.finding "^(fs\\.)?(read|write|append)FileSync$|(^|\\.)execSync$")
  (#set! within "async.scope") (#set! message "This blocks every other task: use its asynchronous counterpart."))
((function_declaration "async") @async.scope)
((arrow_function "async") @async.scope)
((function_expression "async") @async.scope)
((method_definition "async") @async.scope)

; --- sql: statements put together out of text

((template_string (template_substitution)) @sql.finding (#match? @sql.finding "(?is)^`\\s*(SELECT\\s.*\\sFROM|INSERT\\s+INTO|UPDATE\\s.*\\sSET|DELETE\\s+FROM)\\b")
  (#set! message "Values are put into the text of this statement: pass them as parameters."))
(call_expression function: (_) @_tag arguments: (template_string) @sql.exempt (#match? @_tag "(?i)^(sql|\\w+\\.sql)$"))
((binary_expression left: (string) @_left operator: "+") @sql.finding (#match? @_left "(?is)^[\"']\\s*(SELECT\\s.*\\sFROM|INSERT\\s+INTO|UPDATE\\s.*\\sSET|DELETE\\s+FROM)\\b")
  (#set! message "Values are put into the text of this statement: pass them as parameters."))

; --- retry: attempts that end, with pauses that grow

((while_statement condition: (parenthesized_expression (true)) body: (statement_block (try_statement handler: (catch_clause body: (statement_block) @retry.finding))))
  (#not-match? @retry.finding "\\b(throw|break|return)\\b")
  (#set! message "This is tried again for ever: limit the attempts and let the pause grow."))

; --- caching, breaker: as in other languages

((call_expression function: (_) @_function) @caching.finding (#match? @_function "(^|\\.)(expensive|slow|costly|heavy)[A-Z_]\\w*$")
  (#set! message "This is expensive by its name and calculated every time: keep its result."))
((identifier) @caching.remedy (#match? @caching.remedy "(?i)cache|memo(ize)?"))

; --- names of tests, for rules with a pattern
((call_expression function: (identifier) @_function arguments: (arguments . (string (string_fragment) @names.test))) (#any-of? @_function "it" "test"))
(function_declaration name: (identifier) @names.function)
(class_declaration name: (_) @names.class)
