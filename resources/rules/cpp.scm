; SPDX-License-Identifier: GPL-3.0-or-later
; Queries for the rule checks on C++. A capture gives a node a role; src/core/rules/astchecks.h documents the roles.

; --- stub: pure virtual, defaulted and deleted functions have no body, so these queries do not match them

(function_definition declarator: (_) @stub.name body: (compound_statement) @stub.body) @stub.function

((throw_statement) @stub.placeholder (#match? @stub.placeholder "(?i)not[ _-]?(yet[ _-]?)?implemented|unimplemented|todo"))
((expression_statement (call_expression function: (_) @_function)) @stub.placeholder
  (#match? @_function "^(assert|Q_ASSERT|Q_ASSERT_X|Q_UNIMPLEMENTED|static_assert|(std::)?(abort|terminate|unreachable|puts|printf|fprintf|print|println)|q(Fatal|Warning|Critical|Debug|Info))$")
  (#match? @stub.placeholder "(?i)not (yet )?implemented|unimplemented|todo"))
((expression_statement (binary_expression operator: "<<")) @stub.placeholder (#match? @stub.placeholder "(?i)^(std::)?(cerr|cout|clog)\\b[^;]*not (yet )?implemented"))
((expression_statement) @stub.placeholder (#eq? @stub.placeholder ";"))
; statements that suppress compiler warnings
((expression_statement) @stub.ignored (#match? @stub.ignored "^(Q_UNUSED\\s*\\(\\w+\\)|\\(void\\)\\s*\\w+|static_cast<void>\\(\\w+\\))\\s*;?$"))
((return_statement) @stub.trivial (#match? @stub.trivial "^return(\\s*(nullptr|NULL|true|false|-?\\d[\\d.']*[a-zA-Z]*|\"[^\"]*\"|\\{\\}|std::nullopt|[\\w:]+(<[^;]*>)?(\\(\\)|\\{\\})))?\\s*;$"))

; destructors, and functions with a name such as noop, may be empty
((function_definition declarator: (_) @_declarator) @stub.exempt (#match? @_declarator "~|(?i)^[&*\\s]*(\\w+::)*(no_?op|doNothing|ignore|skip|unused|swallow)\\w*\\s*\\("))

; constructors have no return type and may be empty; test macros look the same, but are not exempt
((function_definition !type declarator: (_) @_declarator) @stub.exempt (#not-match? @_declarator "^(TEST|TEST_F|TEST_P|TEST_CASE|BENCHMARK)\\b"))
([(class_specifier name: (_) @_class body: (field_declaration_list (function_definition) @stub.exempt))
  (struct_specifier name: (_) @_class body: (field_declaration_list (function_definition) @stub.exempt))] (#match? @_class "^(No_?[Oo]p|Null)[A-Z]?"))

; --- hardcoded

(number_literal) @hardcoded.number
(string_literal) @hardcoded.string
(raw_string_literal) @hardcoded.string

((declaration (type_qualifier) @_qualifier) @hardcoded.exempt (#match? @_qualifier "^(constexpr|constinit)$"))
((declaration (type_qualifier) @_qualifier declarator: (init_declarator declarator: (_) @_name)) @hardcoded.exempt (#eq? @_qualifier "const") (#match? @_name "^[*&\\s]*(k[A-Z]\\w*|[A-Z][A-Z0-9_]*)(\\[.*\\])?$"))
; outside functions, const declares a constant; a pointer to const is not a constant, because the pointer can change
(translation_unit (declaration (type_qualifier) @_qualifier declarator: (init_declarator declarator: [(identifier) (array_declarator) (reference_declarator)])) @hardcoded.exempt (#eq? @_qualifier "const"))
(translation_unit (declaration declarator: (init_declarator declarator: (pointer_declarator (type_qualifier) @_qualifier))) @hardcoded.exempt (#eq? @_qualifier "const"))
(declaration_list (declaration (type_qualifier) @_qualifier declarator: (init_declarator declarator: [(identifier) (array_declarator) (reference_declarator)])) @hardcoded.exempt (#eq? @_qualifier "const"))
(declaration_list (declaration declarator: (init_declarator declarator: (pointer_declarator (type_qualifier) @_qualifier))) @hardcoded.exempt (#eq? @_qualifier "const"))
(field_declaration) @hardcoded.exempt
(enumerator) @hardcoded.exempt
(preproc_def) @hardcoded.exempt
(preproc_include) @hardcoded.exempt
(preproc_if condition: (_) @hardcoded.exempt)
(preproc_elif condition: (_) @hardcoded.exempt)
(optional_parameter_declaration) @hardcoded.exempt
(static_assert_declaration) @hardcoded.exempt
(linkage_specification value: (_) @hardcoded.exempt)
((call_expression function: (_) @_function) @hardcoded.exempt (#match? @_function "(?i)(config|settings|options|cfg|env)\\w*(\\.|->|::)(get|value)\\w*(<.*>)?$|getenv$|starts_?with$|ends_?with$|(^|::)(EXPECT|ASSERT)_\\w+$|^Q(COMPARE|VERIFY2?|Date|DateTime)$"))
((function_definition declarator: (_) @_declarator) @hardcoded.exempt (#match? @_declarator "^(TEST|TEST_F|TEST_P|TEST_CASE|BENCHMARK|SECTION)\\s*\\("))
; Catch tests, which the grammar parses as a call and a block
((expression_statement (call_expression function: (identifier) @_macro)) . (compound_statement) @hardcoded.exempt (#match? @_macro "^(TEST_CASE|SCENARIO|SECTION|TEMPLATE_TEST_CASE)$"))

; --- docs: classes and structs, except in functions, other classes and anonymous namespaces

(class_specifier name: [(type_identifier) (template_type)] @docs.name body: (_)) @docs.owner
(struct_specifier name: [(type_identifier) (template_type)] @docs.name body: (_)) @docs.owner
((comment) @_text . (comment)* . [(class_specifier) (struct_specifier)] @docs.documented (#match? @_text "^(/\\*[*!]|//[/!])"))
((comment) @_text . (comment)* . (template_declaration [(class_specifier) (struct_specifier)] @docs.documented) (#match? @_text "^(/\\*[*!]|//[/!])"))
((comment) @_text . (comment)* . (type_definition [(class_specifier) (struct_specifier)] @docs.documented) (#match? @_text "^(/\\*[*!]|//[/!])"))
; classes with a macro after `class`, which the grammar parses as the return type of a function
((function_definition type: [(class_specifier name: (_) @_macro !body) (struct_specifier name: (_) @_macro !body)] declarator: (identifier) @docs.name) @docs.owner
  (#match? @_macro "^[A-Z][A-Z0-9_]+$"))
((declaration type: [(class_specifier name: (_) @_macro !body) (struct_specifier name: (_) @_macro !body)]
  declarator: (init_declarator declarator: (identifier) @docs.name value: (initializer_list))) @docs.owner (#match? @_macro "^[A-Z][A-Z0-9_]+$"))
((comment) @_text . (comment)* . [(function_definition) (declaration)] @docs.documented (#match? @_text "^(/\\*[*!]|//[/!])"))
(namespace_definition !name body: (_) @docs.private)
(compound_statement) @docs.private
(field_declaration_list) @docs.private

; --- style, names, sql
((using_declaration "namespace" (_) @_name) @style.finding (#eq? @_name "std") (#set! message "Import individual names of std instead of the whole namespace."))
(class_specifier name: (type_identifier) @names.class)
(function_definition declarator: (function_declarator declarator: (identifier) @names.function))
((binary_expression left: (string_literal) @_left operator: "+") @sql.finding (#match? @_left "(?is)^\"\\s*(SELECT\\s.*\\sFROM|INSERT\\s+INTO|UPDATE\\s.*\\sSET|DELETE\\s+FROM)\\b")
  (#set! message "This statement contains values as text. Pass them as parameters."))
