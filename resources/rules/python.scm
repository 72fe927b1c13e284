; SPDX-License-Identifier: GPL-3.0-or-later
; What the checks of rules need to know of Python. A capture gives a node a role; src/core/rules/astchecks.h says what each role means.

; --- stub: functions that do nothing yet

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

; a docstring, wherever strings stand as statements
(expression_statement (string)) @stub.ignored
(expression_statement (concatenated_string)) @stub.ignored

(return_statement . [(none) (true) (false) (integer) (float) (string)] .) @stub.trivial
(return_statement (list) @_list (#eq? @_list "[]")) @stub.trivial
(return_statement (dictionary) @_dictionary (#eq? @_dictionary "{}")) @stub.trivial
((return_statement) @stub.trivial (#match? @stub.trivial "^return(\\s+(\\(\\)|set\\(\\)|-\\d[\\d.]*))?$"))

; what may be empty: abstract and overloaded functions, groups of commands, functions whose name says that they do nothing
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

; --- hardcoded: literals that belong into a constant or a configuration

(integer) @hardcoded.number
(float) @hardcoded.number
(string) @hardcoded.string

; constants, wherever they stand; attributes and fields of classes, which have names of their own
((assignment left: (identifier) @_name) @hardcoded.exempt (#match? @_name "^_{0,2}[A-Z][A-Z0-9_]*$"))
((assignment left: (attribute attribute: (identifier) @_name)) @hardcoded.exempt (#match? @_name "^_{0,2}[A-Z][A-Z0-9_]*$"))
(class_definition body: (block (expression_statement (assignment) @hardcoded.exempt)))
; a default value is named by its parameter
(default_parameter) @hardcoded.exempt
(typed_default_parameter) @hardcoded.exempt
; what is asked of the configuration or the environment, with the value otherwise
(call function: (_) @_function (#match? @_function "(?i)(^|[._])(config|cfg|conf|settings|options|environ|env|args|kwargs)(_?\\w+)?\\.(get\\w*|setdefault|int|str|bool)$|(^|\\.)getenv$|add_argument$|click\\.option$|typer\\.(Option|Argument)$|(^|\\.)Field$")) @hardcoded.exempt
(boolean_operator left: (_) @_left (#match? @_left "environ|getenv|config|settings")) @hardcoded.exempt
; documentation, decorators (routes, limits, examples of tests), types, comparisons with a beginning
(expression_statement (string)) @hardcoded.exempt
(decorator) @hardcoded.exempt
(type) @hardcoded.exempt
(call function: (attribute attribute: (identifier) @_method) (#any-of? @_method "startswith" "endswith" "removeprefix" "lstrip")) @hardcoded.exempt
; tests
((function_definition name: (identifier) @_name) @hardcoded.exempt (#match? @_name "^(test_?|setUp|tearDown)"))
((class_definition name: (identifier) @_name) @hardcoded.exempt (#match? @_name "^Test|Tests?$|TestCase$"))
(decorated_definition (decorator) @_decorator (#match? @_decorator "fixture")) @hardcoded.exempt
; dates are not settings
(call function: (_) @_function (#match? @_function "(^|\\.)(datetime|date)$")) @hardcoded.exempt

; --- docs and types: what outsiders use

(function_definition name: (identifier) @docs.name) @docs.owner
(class_definition name: (identifier) @docs.name) @docs.owner

; what lies inside a function, and what begins with an underscore, is nobody else's
(function_definition body: (block) @docs.private)
((function_definition name: (identifier) @_name) @docs.private (#match? @_name "^_") (#not-match? @_name "^__\\w+__$"))
((class_definition name: (identifier) @_name) @docs.private (#match? @_name "^_"))
((function_definition name: (identifier) @_name) @docs.private (#match? @_name "^test(_|[A-Z]|$)"))
((class_definition name: (identifier) @_name) @docs.private (#match? @_name "^Test([A-Z]|$)|TestCase$"))

(function_definition body: (block . (expression_statement [(string) (concatenated_string) (parenthesized_expression)] @docs.text
  (#match? @docs.text "^\\(*[rRuU]?[\"']")))) @docs.documented
(class_definition body: (block . (expression_statement [(string) (concatenated_string) (parenthesized_expression)] @docs.text
  (#match? @docs.text "^\\(*[rRuU]?[\"']")))) @docs.documented

; special methods are documented by the language; the setter by the getter; the overload and the override by the whole
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

; the first parameter of a method is the object or the class
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

((import_from_statement (wildcard_import) @style.finding) (#set! message "Import the names that are used, not all of them."))
((import_statement name: (_) . name: (_) @style.finding) (#set! message "Import one module a line."))
((function_definition name: (identifier) @style.finding)
  (#not-match? @style.finding "^_*[a-z0-9_]*$") (#not-match? @style.finding "^(setUp|tearDown|setUpClass|tearDownClass|visit_\\w+|do_[A-Z]+)$")
  (#set! message "Names of functions are written in snake_case."))
((class_definition name: (identifier) @style.finding) (#not-match? @style.finding "^_*[A-Z][A-Za-z0-9]*$")
  (#set! message "Names of classes are written in PascalCase."))
((parameters (identifier) @style.finding) (#not-match? @style.finding "^_*[a-z0-9_]*$")
  (#set! message "Names of parameters are written in snake_case."))

; --- tests: what a test may use

((call function: (_) @_function arguments: (argument_list . [(integer) (float)] @_seconds .)) @tests.finding
  (#match? @_function "(^|\\.)sleep$") (#not-match? @_seconds "^0?(\\.[0-4]\\d*|\\.5|)$")
  (#set! message "A test sleeps 0.5 s at most: use the fast_time fixture for more."))
((function_definition parameters: (parameters) @_parameters) @tests.exempt (#match? @_parameters "\\bfast_time\\b"))
((list_comprehension body: (call function: (_) @_function) (for_in_clause right: (call function: (identifier) @_range arguments: (argument_list . (integer) @tests.finding .))))
  (#match? @_function "Thread$") (#eq? @_range "range") (#match? @tests.finding "^([6-9]|\\d\\d+)$")
  (#set! message "A test starts five threads at most."))
((call function: (attribute attribute: (identifier) @_method) arguments: (argument_list) @_arguments) @tests.finding
  (#eq? @_method "join") (#eq? @_arguments "()")
  (#set! message "Wait for a thread with a timeout."))

; --- retry: attempts that end, with pauses that grow

((while_statement condition: (true) body: (block (try_statement (except_clause (block
    (expression_statement (call function: (_) @_function arguments: (argument_list . [(integer) (float) (identifier)] .)) @retry.finding))))))
  (#match? @_function "(^|\\.)sleep$")
  (#set! message "This is tried again for ever and after the same pause: limit the attempts and let the pause grow."))
((while_statement condition: (true) body: (block (try_statement (except_clause (block . [(pass_statement) (continue_statement)] @retry.finding)))))
  (#set! message "This is tried again for ever and without a pause: limit the attempts and let the pause grow."))

; --- breaker: calls to other services go through a circuit breaker

((try_statement body: (block (_ (call function: (attribute object: (_) @_object attribute: (identifier) @_method)) @breaker.finding))
    (except_clause (block (raise_statement) @_raised)))
  (#match? @_object "(^|[._])(api|client|service|requests|httpx|session|http)$")
  (#match? @_method "^(fetch|get|post|put|patch|delete|call|request|send)\\w*$") (#eq? @_raised "raise")
  (#set! message "A call to another service that only passes its failure on: put a circuit breaker around it."))
((identifier) @breaker.remedy (#match? @breaker.remedy "(?i)circuit_?(breaker|state)|pybreaker"))

; --- caching: what is said to be expensive and calculated every time

((call function: [(identifier) (attribute)] @_function) @caching.finding (#match? @_function "(?i)(^|[._])(expensive|slow|costly|heavy)_\\w+$")
  (#set! message "This is expensive by its name and calculated every time: keep its result."))
((identifier) @caching.remedy (#match? @caching.remedy "(?i)cache|memo(ize)?"))

; --- async: waiting for one answer after the other

((for_statement body: (block (_ (_ right: (call function: (_) @_function) @async.finding))))
  (#match? @_function "^(requests|httpx)\\.(get|post|put|patch|delete|head|request)$")
  (#set! message "One request after the other: ask for all of them at once with asynchronous calls."))
((for_statement body: (block (expression_statement (call function: (_) @_function) @async.finding)))
  (#match? @_function "^(requests|httpx)\\.(get|post|put|patch|delete|head|request)$")
  (#set! message "One request after the other: ask for all of them at once with asynchronous calls."))
((function_definition "async") @async.scope)
((call function: (_) @_function) @async.finding
  (#match? @_function "^(requests\\.\\w+|time\\.sleep|urllib\\.request\\.urlopen|subprocess\\.(run|call|check_output))$")
  (#set! within "async.scope") (#set! message "This blocks every other task of an asynchronous function: use its asynchronous counterpart."))

; --- sql: statements put together out of text

((string (interpolation) ) @sql.finding (#match? @sql.finding "(?i)^[a-z]{0,2}[\"']+\\s*(SELECT\\s.*\\sFROM|INSERT\\s+INTO|UPDATE\\s.*\\sSET|DELETE\\s+FROM)\\b")
  (#set! message "Values are put into the text of this statement: pass them as parameters."))
((binary_operator) @sql.finding (#field-match? @sql.finding "operator" "^[+%]$") (#field-match? @sql.finding "left" "(?is)^[\"'(]+\\s*(SELECT\\s.*\\sFROM|INSERT\\s+INTO|UPDATE\\s.*\\sSET|DELETE\\s+FROM)\\b")
  (#set! message "Values are put into the text of this statement: pass them as parameters."))
((call function: (attribute object: (string) @_text attribute: (identifier) @_method)) @sql.finding
  (#eq? @_method "format") (#match? @_text "(?is)^[\"']+\\s*(SELECT\\s.*\\sFROM|INSERT\\s+INTO|UPDATE\\s.*\\sSET|DELETE\\s+FROM)\\b")
  (#set! message "Values are put into the text of this statement: pass them as parameters."))

; --- names of tests, for rules with a pattern
((function_definition name: (identifier) @names.test) (#match? @names.test "^test") (#set! message ""))
(function_definition name: (identifier) @names.function)
(class_definition name: (identifier) @names.class)
