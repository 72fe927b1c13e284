; SPDX-License-Identifier: GPL-3.0-or-later
; Queries for the rule checks on Java. A capture gives a node a role; src/core/rules/astchecks.h documents the roles.

; --- stub: abstract methods and interface methods have no body, so these queries do not match them

(method_declaration name: (identifier) @stub.name body: (block) @stub.body) @stub.function

((throw_statement) @stub.placeholder (#match? @stub.placeholder "UnsupportedOperationException\\(\\s*(\"[^\"]*(?i:not (yet )?(implemented|supported)|todo|implement)[^\"]*\")?\\s*\\)|NotImplementedException|(?i:\"[^\"]*(not (yet )?implemented|todo)[^\"]*\")"))
((return_statement) @stub.trivial (#match? @stub.trivial "^return(\\s+(null|true|false|-?\\d[\\d._]*[LlFfDd]?|\"[^\"]*\"|\\w+\\.(of|empty\\w*)\\(\\)|new\\s+\\w+(<[^;]*>)?\\(\\)|new\\s+\\w+\\[0\\]))?\\s*;$"))

((method_declaration name: (identifier) @_name) @stub.exempt (#match? @_name "(?i)^(no_?op|doNothing|ignore|skip)\\w*$"))
((method_declaration (modifiers) @_modifiers) @stub.exempt (#match? @_modifiers "\\bdefault\\b|@Pointcut|@Bean\\b.*@Primary"))
(class_declaration name: (identifier) @_class body: (class_body (method_declaration) @stub.exempt) (#match? @_class "Adapter$|^(No_?[Oo]p|Null)[A-Z]?"))

; --- hardcoded

(decimal_integer_literal) @hardcoded.number
(decimal_floating_point_literal) @hardcoded.number
(string_literal) @hardcoded.string

((field_declaration (modifiers) @_modifiers) @hardcoded.exempt (#match? @_modifiers "\\bfinal\\b"))
(constant_declaration) @hardcoded.exempt
((local_variable_declaration declarator: (variable_declarator name: (identifier) @_name)) @hardcoded.exempt (#match? @_name "^[A-Z][A-Z0-9_]*$"))
(enum_constant) @hardcoded.exempt

(annotation) @hardcoded.exempt
((field_declaration (modifiers) @_modifiers declarator: (variable_declarator name: (_) @_name)) @hardcoded.exempt (#match? @_name "^[A-Z][A-Z0-9_]*$"))
((method_invocation name: (identifier) @_method) @hardcoded.exempt (#any-of? @_method "getProperty" "getOrDefault" "startsWith" "endsWith" "getenv" "getInt" "getInteger" "getString" "orElse"))
((method_invocation object: (_) @_object name: (_) @_method) @hardcoded.exempt (#match? @_object "^(LocalDate|LocalDateTime|YearMonth|Year|ZonedDateTime)$"))
((method_declaration (modifiers) @_modifiers) @hardcoded.exempt (#match? @_modifiers "@(Test|ParameterizedTest|BeforeEach|AfterEach|BeforeAll|AfterAll|Before|After)\\b"))
((class_declaration name: (identifier) @_name) @hardcoded.exempt (#match? @_name "(Test|Tests|IT)$"))

; --- docs: public members of public types

((class_declaration (modifiers) @_modifiers name: (identifier) @docs.name) @docs.owner (#match? @_modifiers "\\bpublic\\b"))
((interface_declaration (modifiers) @_modifiers name: (identifier) @docs.name) @docs.owner (#match? @_modifiers "\\bpublic\\b"))
((enum_declaration (modifiers) @_modifiers name: (identifier) @docs.name) @docs.owner (#match? @_modifiers "\\bpublic\\b"))
((record_declaration (modifiers) @_modifiers name: (identifier) @docs.name) @docs.owner (#match? @_modifiers "\\bpublic\\b"))
((method_declaration (modifiers) @_modifiers name: (identifier) @docs.name) @docs.owner (#match? @_modifiers "\\bpublic\\b"))
((annotation_type_declaration (modifiers) @_modifiers name: (identifier) @docs.name) @docs.owner (#match? @_modifiers "\\bpublic\\b"))
((interface_body (method_declaration name: (identifier) @docs.name) @docs.owner) (#not-match? @docs.owner "^(@\\w+(\\([^)]*\\))?\\s+)*([a-z]+\\s+)*private\\b"))

(method_declaration body: (block) @docs.private)
([(class_declaration) (interface_declaration) (enum_declaration) (record_declaration)] @docs.private
  (#not-match? @docs.private "^(@\\w+(\\([^)]*\\))?\\s+)*([a-z]+\\s+)*public\\b"))
((class_declaration name: (identifier) @_name) @docs.private (#match? @_name "(Test|Tests|IT)$"))
((method_declaration (modifiers) @_modifiers) @docs.exempt (#match? @_modifiers "@(Override|Test|ParameterizedTest|BeforeEach|AfterEach|BeforeAll|AfterAll)\\b"))
((method_declaration name: (identifier) @_name body: (block . [(return_statement [(identifier) (field_access)]) (expression_statement (assignment_expression))] .))
  @docs.exempt (#match? @_name "^(get|set|is)[A-Z]"))

((block_comment) @_text . (line_comment)* .
  [(class_declaration) (interface_declaration) (enum_declaration) (record_declaration) (annotation_type_declaration) (method_declaration)] @docs.documented
  (#match? @_text "^/\\*\\*"))

; --- style, names, sql
((class_declaration name: (identifier) @style.finding) (#not-match? @style.finding "^[A-Z][A-Za-z0-9]*$") (#set! message "Write class names in PascalCase."))
((method_declaration name: (identifier) @style.finding) (#not-match? @style.finding "^[a-z][A-Za-z0-9]*$") (#set! message "Write method names in camelCase."))
((import_declaration (asterisk)) @style.finding (#set! message "Import only the names that are used."))
((method_declaration (modifiers) @_modifiers name: (identifier) @names.test) (#match? @_modifiers "@(Test|ParameterizedTest)\\b"))
(method_declaration name: (identifier) @names.function)
(class_declaration name: (identifier) @names.class)
((binary_expression left: (string_literal) @_left operator: "+") @sql.finding (#match? @_left "(?is)^\"\\s*(SELECT\\s.*\\sFROM|INSERT\\s+INTO|UPDATE\\s.*\\sSET|DELETE\\s+FROM)\\b")
  (#set! message "This statement contains values as text. Pass them as parameters."))
