; SPDX-License-Identifier: GPL-3.0-or-later
; Queries for JSX, in the dialects that support it. Values of attributes are exempt, because the attribute names them.

(jsx_attribute) @hardcoded.exempt
