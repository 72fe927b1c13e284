// SPDX-License-Identifier: GPL-3.0-or-later
// Includes the table files with the assembler, because a compiler would need minutes for arrays of this size.
#include "core/tokens/tabledata.h"

#define OUTCROP_TABLE(symbol, file)                                                                                                                  \
    asm(".section .rodata." symbol ",\"a\",%progbits\n"                                                                                             \
        ".balign 64\n"                                                                                                                              \
        ".globl " symbol "\n"                                                                                                                        \
        ".hidden " symbol "\n"                                                                                                                       \
        ".type " symbol ", %object\n" symbol ":\n"                                                                                                   \
        ".incbin \"" OUTCROP_TABLES "/" file "\"\n"                                                                                                  \
        ".size " symbol ", . - " symbol "\n"                                                                                                         \
        ".previous\n")

OUTCROP_TABLE("outcrop_o200k_ranks", "o200k_base.table");
OUTCROP_TABLE("outcrop_cl100k_ranks", "cl100k_base.table");
OUTCROP_TABLE("outcrop_character_classes", "characters.table");
