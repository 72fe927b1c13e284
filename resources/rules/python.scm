; SPDX-License-Identifier: GPL-3.0-or-later
; Queries for the rule checks on Python. A capture gives a node a role; src/core/rules/astchecks.h documents the roles.

; --- stub: unimplemented functions

(function_definition name: (identifier) @stub.name body: (block) @stub.body) @stub.function

(pass_statement) @stub.placeholder
(expression_statement (ellipsis)) @stub.placeholder
(raise_statement [
  (identifier) @_error
  (call function: (identifier) @_error)
] (#eq? @_error "NotImplementedError")) @stub.placeholder
(return_statement (identifier) @_value (#eq? @_value "NotImplementedError")) @stub.placeholder
(expression_statement (call function: (identifier) @_called arguments: (argument_list . (string) @_text .))
  (#eq? @_called "print") (#match? @_text "(?i)not (yet )?implemented|todo")) @stub.placeholder
(expression_statement (call function: (attribute object: (_) @_object) arguments: (argument_list . (string) @_text .))
  (#match? @_object "(?i)(^|\\.)(logging|logger|log|warnings)$") (#match? @_text "(?i)not (yet )?implemented|todo")) @stub.placeholder

; docstrings, and other strings used as statements
(expression_statement (string)) @stub.ignored
(expression_statement (concatenated_string)) @stub.ignored

(return_statement . [(none) (true) (false) (integer) (float) (string)] .) @stub.trivial
(return_statement (list) @_list (#eq? @_list "[]")) @stub.trivial
(return_statement (dictionary) @_dictionary (#eq? @_dictionary "{}")) @stub.trivial
((return_statement) @stub.trivial (#match? @stub.trivial "^return(\\s+(\\(\\)|set\\(\\)|-\\d[\\d.]*))?$"))

; may be empty: abstract and overloaded functions, command groups, and functions with a name such as noop
(decorated_definition (decorator) @_decorator definition: (function_definition) @stub.exempt
  (#match? @_decorator "abstract(method|property|classmethod|staticmethod)|\\boverload\\b|\\.group\\b|\\.singledispatch"))
((function_definition name: (identifier) @_name) @stub.exempt
  (#match? @_name "^_*(no_?op|do_nothing|null|ignore|skip|dummy)(_|$)"))
(class_definition superclasses: (argument_list) @_bases body: (block [
    (function_definition) @stub.exempt
    (decorated_definition definition: (function_definition) @stub.exempt)
  ]) (#match? @_bases "\\bProtocol\\b"))
(class_definition name: (identifier) @_class body: (block (function_definition) @stub.exempt) (#match? @_class "^_*(No_?[Oo]p|Null)[A-Z]?"))
(if_statement condition: (_) @_condition consequence: (block [
    (function_definition) @stub.exempt
    (decorated_definition definition: (function_definition) @stub.exempt)
  ]) (#match? @_condition "TYPE_CHECKING"))

; --- hardcoded: literals that belong in a constant or a configuration

(integer) @hardcoded.number
(float) @hardcoded.number
(string) @hardcoded.string

; constants in any scope, and class attributes, because a name explains the value
((assignment left: (identifier) @_name) @hardcoded.exempt (#match? @_name "^_{0,2}[A-Z][A-Z0-9_]*$"))
((assignment left: (attribute attribute: (identifier) @_name)) @hardcoded.exempt (#match? @_name "^_{0,2}[A-Z][A-Z0-9_]*$"))
(class_definition body: (block (expression_statement (assignment) @hardcoded.exempt)))
; default values, which the parameter names
(default_parameter) @hardcoded.exempt
(typed_default_parameter) @hardcoded.exempt
; fallback values for settings and environment variables
(call function: (_) @_function (#match? @_function "(?i)(^|[._])(config|cfg|conf|settings|options|environ|env|args|kwargs)(_?\\w+)?\\.(get\\w*|setdefault|int|str|bool)$|(^|\\.)getenv$|add_argument$|click\\.option$|typer\\.(Option|Argument)$|(^|\\.)Field$")) @hardcoded.exempt
(boolean_operator left: (_) @_left (#match? @_left "environ|getenv|config|settings")) @hardcoded.exempt
; docstrings, decorators (routes, limits, test parameters), types, comparisons with a prefix or suffix
(expression_statement (string)) @hardcoded.exempt
(decorator) @hardcoded.exempt
(type) @hardcoded.exempt
(call function: (attribute attribute: (identifier) @_method) (#any-of? @_method "startswith" "endswith" "removeprefix" "lstrip")) @hardcoded.exempt
; tests
((function_definition name: (identifier) @_name) @hardcoded.exempt (#match? @_name "^(test_?|setUp|tearDown)"))
((class_definition name: (identifier) @_name) @hardcoded.exempt (#match? @_name "^Test|Tests?$|TestCase$"))
(decorated_definition (decorator) @_decorator (#match? @_decorator "fixture")) @hardcoded.exempt
; dates, which are not settings
(call function: (_) @_function (#match? @_function "(^|\\.)(datetime|date)$")) @hardcoded.exempt

; --- docs, types: public declarations

(function_definition name: (identifier) @docs.name) @docs.owner
(class_definition name: (identifier) @docs.name) @docs.owner

; private: declarations inside functions, names that begin with an underscore, and tests
(function_definition body: (block) @docs.private)
((function_definition name: (identifier) @_name) @docs.private (#match? @_name "^_") (#not-match? @_name "^__\\w+__$"))
((class_definition name: (identifier) @_name) @docs.private (#match? @_name "^_"))
((function_definition name: (identifier) @_name) @docs.private (#match? @_name "^test(_|[A-Z]|$)"))
((class_definition name: (identifier) @_name) @docs.private (#match? @_name "^Test([A-Z]|$)|TestCase$"))

(function_definition body: (block . (expression_statement [(string) (concatenated_string) (parenthesized_expression)] @docs.text
  (#match? @docs.text "^\\(*[rRuU]?[\"']")))) @docs.documented
(class_definition body: (block . (expression_statement [(string) (concatenated_string) (parenthesized_expression)] @docs.text
  (#match? @docs.text "^\\(*[rRuU]?[\"']")))) @docs.documented

; exempt: special methods, which the language documents; setters, overloads and overrides, which are documented elsewhere; fixtures
((function_definition name: (identifier) @_name) @docs.exempt (#match? @_name "^__\\w+__$"))
(decorated_definition (decorator) @_decorator definition: (function_definition) @docs.exempt
  (#match? @_decorator "\\.(setter|deleter)\\b|\\boverload\\b|\\boverride\\b|fixture"))
(decorated_definition (decorator) @_decorator definition: (function_definition) @types.exempt
  (#match? @_decorator "\\.deleter\\b|fixture"))

(function_definition parameters: (parameters (identifier) @docs.parameter (#not-match? @docs.parameter "^(self|cls|mcs)$")))
(function_definition parameters: (parameters [
  (typed_parameter . (identifier) @docs.parameter)
  (typed_default_parameter name: (identifier) @docs.parameter)
  (default_parameter name: (identifier) @docs.parameter)
]))
((function_definition return_type: (type) @_type) @docs.returns (#not-match? @_type "^(None|NoReturn|Never|\"None\")$"))

; untyped parameters, except self and cls
(function_definition parameters: (parameters (identifier) @types.missing
  (#not-match? @types.missing "^(self|cls|mcs|mcls|metacls|_+)$")))
(function_definition parameters: (parameters (default_parameter name: (identifier) @types.missing
  (#not-match? @types.missing "^_"))))
(function_definition parameters: (parameters (list_splat_pattern (identifier) @types.missing)))
(function_definition parameters: (parameters (dictionary_splat_pattern (identifier) @types.missing)))
((function_definition !return_type name: (identifier) @_name) @types.noreturn (#not-match? @_name "^__(init|post_init|init_subclass|del)__$"))
(decorated_definition (decorator) @_decorator definition: (function_definition) @types.exempt
  (#match? @_decorator "\\.deleter\\b|fixture"))

; --- style: names and imports (PEP 8)

(identifier) @style.name
(module (import_statement name: (dotted_name . (identifier) @style.import .)))
(module (import_statement name: (aliased_import alias: (identifier) @style.import)))
(module (import_from_statement name: (dotted_name (identifier) @style.import)))
(module (import_from_statement name: (aliased_import alias: (identifier) @style.import)))
(function_definition) @style.scope
(function_definition body: (block (expression_statement (assignment left: (identifier) @style.local (#not-match? @style.local "^_")))))

((import_from_statement (wildcard_import) @style.finding) (#set! message "Import only the names that are used."))
((import_statement name: (_) . name: (_) @style.finding) (#set! message "Import one module per line."))
((function_definition name: (identifier) @style.finding)
  (#not-match? @style.finding "^_*[a-z0-9_]*$") (#not-match? @style.finding "^(setUp|tearDown|setUpClass|tearDownClass|visit_\\w+|do_[A-Z]+)$")
  (#set! message "Write function names in snake_case."))
((class_definition name: (identifier) @style.finding) (#not-match? @style.finding "^_*[A-Z][A-Za-z0-9]*$")
  (#set! message "Write class names in PascalCase."))
((parameters (identifier) @style.finding) (#not-match? @style.finding "^_*[a-z0-9_]*$")
  (#set! message "Write parameter names in snake_case."))

; --- tests: limits for sleeps and threads

((call function: (_) @_function arguments: (argument_list . [(integer) (float)] @_seconds .)) @tests.finding
  (#match? @_function "(^|\\.)sleep$") (#not-match? @_seconds "^0?(\\.[0-4]\\d*|\\.5|)$")
  (#set! message "Tests must not sleep longer than 0.5 s. Use the fast_time fixture instead."))
((function_definition parameters: (parameters) @_parameters) @tests.exempt (#match? @_parameters "\\bfast_time\\b"))
((list_comprehension body: (call function: (_) @_function) (for_in_clause right: (call function: (identifier) @_range arguments: (argument_list . (integer) @tests.finding .))))
  (#match? @_function "Thread$") (#eq? @_range "range") (#match? @tests.finding "^([6-9]|\\d\\d+)$")
  (#set! message "Tests must not start more than five threads."))
((call function: (attribute attribute: (identifier) @_method) arguments: (argument_list) @_arguments) @tests.finding
  (#eq? @_method "join") (#eq? @_arguments "()")
  (#set! message "Join threads with a timeout."))

; --- retry: retries without a limit or backoff

((while_statement condition: (true) body: (block (try_statement (except_clause (block
    (expression_statement (call function: (_) @_function arguments: (argument_list . [(integer) (float) (identifier)] .)) @retry.finding))))))
  (#match? @_function "(^|\\.)sleep$")
  (#set! message "This call is retried forever, with a constant delay. Limit the retries and use exponential backoff."))
((while_statement condition: (true) body: (block (try_statement (except_clause (block . [(pass_statement) (continue_statement)] @retry.finding)))))
  (#set! message "This call is retried forever, without a delay. Limit the retries and use exponential backoff."))

; --- breaker: calls to other services without a circuit breaker

((try_statement body: (block (_ (call function: (attribute object: (_) @_object attribute: (identifier) @_method)) @breaker.finding))
    (except_clause (block (raise_statement) @_raised)))
  (#match? @_object "(^|[._])(api|client|service|requests|httpx|session|http)$")
  (#match? @_method "^(fetch|get|post|put|patch|delete|call|request|send)\\w*$") (#eq? @_raised "raise")
  (#set! message "This call to another service only passes failures on. Add a circuit breaker."))
((identifier) @breaker.remedy (#match? @breaker.remedy "(?i)circuit_?(breaker|state)|pybreaker"))

; --- caching: calls of functions with a name such as expensive_query, without a cache

((call function: [(identifier) (attribute)] @_function) @caching.finding (#match? @_function "(?i)(^|[._])(expensive|slow|costly|heavy)_\\w+$")
  (#set! message "This call is expensive according to its name, but its result is not cached. Cache it."))
((identifier) @caching.remedy (#match? @caching.remedy "(?i)cache|memo(ize)?"))

; --- async: sequential requests

((for_statement body: (block (_ (_ right: (call function: (_) @_function) @async.finding))))
  (#match? @_function "^(requests|httpx)\\.(get|post|put|patch|delete|head|request)$")
  (#set! message "The requests are sequential. Send them concurrently with asynchronous calls."))
((for_statement body: (block (expression_statement (call function: (_) @_function) @async.finding)))
  (#match? @_function "^(requests|httpx)\\.(get|post|put|patch|delete|head|request)$")
  (#set! message "The requests are sequential. Send them concurrently with asynchronous calls."))
((function_definition "async") @async.scope)
((call function: (_) @_function) @async.finding
  (#match? @_function "^(requests\\.\\w+|time\\.sleep|urllib\\.request\\.urlopen|subprocess\\.(run|call|check_output))$")
  (#set! within "async.scope") (#set! message "This call blocks all other tasks. Use its asynchronous counterpart."))

; --- sql: statements built from strings

((string (interpolation) ) @sql.finding (#match? @sql.finding "(?i)^[a-z]{0,2}[\"']+\\s*(SELECT\\s.*\\sFROM|INSERT\\s+INTO|UPDATE\\s.*\\sSET|DELETE\\s+FROM)\\b")
  (#set! message "This statement contains values as text. Pass them as parameters."))
((binary_operator) @sql.finding (#field-match? @sql.finding "operator" "^[+%]$") (#field-match? @sql.finding "left" "(?is)^[\"'(]+\\s*(SELECT\\s.*\\sFROM|INSERT\\s+INTO|UPDATE\\s.*\\sSET|DELETE\\s+FROM)\\b")
  (#set! message "This statement contains values as text. Pass them as parameters."))
((call function: (attribute object: (string) @_text attribute: (identifier) @_method)) @sql.finding
  (#eq? @_method "format") (#match? @_text "(?is)^[\"']+\\s*(SELECT\\s.*\\sFROM|INSERT\\s+INTO|UPDATE\\s.*\\sSET|DELETE\\s+FROM)\\b")
  (#set! message "This statement contains values as text. Pass them as parameters."))

; --- names: test names, for rules with a pattern
((function_definition name: (identifier) @names.test) (#match? @names.test "^test") (#set! message ""))
(function_definition name: (identifier) @names.function)
(class_definition name: (identifier) @names.class)
