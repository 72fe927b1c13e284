; SPDX-License-Identifier: GPL-3.0-or-later
; Additional queries for TypeScript; those for JavaScript apply too. A capture gives a node a role; src/core/rules/astchecks.h documents the roles.

; --- stub: declarations have no body, so these queries do not match them. Constructors are exempt, because they may only declare parameters.

(public_field_definition name: (_) @stub.name value: [
  (arrow_function body: (statement_block) @stub.body)
  (function_expression body: (statement_block) @stub.body)
] @stub.function)

; empty values with a type assertion
((return_statement) @stub.trivial (#match? @stub.trivial "^return\\s+(null|undefined|\\{\\s*\\}|\\[\\s*\\]|0|\"\")(!|(\\s+as\\s+[\\w.<>\\[\\]|]+)+)\\s*;?$"))

; --- hardcoded: types, enum members, fields, default values of parameters
(literal_type) @hardcoded.exempt
(enum_declaration) @hardcoded.exempt
(public_field_definition) @hardcoded.exempt
(required_parameter value: (_) @hardcoded.exempt)
(optional_parameter value: (_) @hardcoded.exempt)

; --- docs: interfaces, type aliases and enums are public declarations too
(interface_declaration name: (_) @docs.name) @docs.owner
(enum_declaration name: (_) @docs.name) @docs.owner
(abstract_class_declaration name: (_) @docs.name) @docs.owner
(type_alias_declaration name: (_) @docs.name) @docs.owner
(abstract_method_signature name: (property_identifier) @docs.name) @docs.owner

((comment) @_text . [(interface_declaration) (enum_declaration) (type_alias_declaration) (abstract_class_declaration)] @docs.documented (#match? @_text "^/\\*\\*"))
((comment) @_text . (export_statement declaration: [(interface_declaration) (enum_declaration) (type_alias_declaration) (abstract_class_declaration)] @docs.documented) (#match? @_text "^/\\*\\*"))
(class_body (comment) @_text . (abstract_method_signature) @docs.documented (#match? @_text "^/\\*\\*"))
(class_body (comment) @_text . (decorator) . (method_definition) @docs.documented (#match? @_text "^/\\*\\*"))

(method_definition (accessibility_modifier) @_access (#match? @_access "private|protected")) @docs.private
(abstract_method_signature (accessibility_modifier) @_access (#match? @_access "private|protected")) @docs.private
(method_definition (override_modifier)) @docs.exempt
; the implementation after overload signatures is exempt
(class_body (method_signature) . (method_definition) @docs.exempt)
((function_signature) . (function_declaration) @docs.exempt)
((export_statement declaration: (function_signature)) . (export_statement declaration: (function_declaration) @docs.exempt))

; types: parameters and return types of public declarations
((required_parameter pattern: (_) @types.missing !type !value) (#not-eq? @types.missing "this"))
(optional_parameter pattern: (_) @types.missing !type)
(function_declaration !return_type) @types.noreturn
(generator_function_declaration !return_type) @types.noreturn
((method_definition !return_type name: (_) @_name) @types.noreturn (#not-eq? @_name "constructor")
  (#not-match? @types.noreturn "^(\\w+\\s+)*set\\s+[\\w$#]+\\s*\\("))
(abstract_method_signature !return_type) @types.noreturn
(lexical_declaration (variable_declarator !type value: [(arrow_function !return_type) (function_expression !return_type)]) @types.noreturn)
; a function assigned to a typed variable takes its types from the variable
(variable_declarator type: (_) value: (_)) @types.exempt

; --- style
((predefined_type) @style.finding (#eq? @style.finding "any") (#set! message "`any` disables type checking. Use a specific type."))
