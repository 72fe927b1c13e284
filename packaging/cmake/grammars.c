/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gives the library a source if there are no grammars. */
const int outcrop_grammars = 1;
