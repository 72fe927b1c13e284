; SPDX-License-Identifier: GPL-3.0-or-later
; Markup in code, where a dialect has it. Attributes have names of their own.

(jsx_attribute) @hardcoded.exempt
