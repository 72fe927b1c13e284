/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The library exists where there is no grammar at all, too. */
const int outcrop_grammars = 1;
