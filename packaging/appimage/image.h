// SPDX-License-Identifier: GPL-3.0-or-later
// The squashfs image that follows this program in its file. Functions that return an error return 0 or a number of errno. EBADMSG means a damaged
// image.
#pragma once

#include <limits.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

struct Image {
    char path[PATH_MAX]; ///< absolute path of this program, without links
    int file;
    uint64_t offset, size; ///< position and size of the image
};

extern struct Image image;
extern volatile sig_atomic_t stopSignal; ///< a signal that ends the extraction with EINTR

/// Formats a path of at most PATH_MAX bytes. Returns false if it is too long.
bool formatPath(char *path, const char *format, ...) __attribute__((format(printf, 2, 3)));

/// Opens this program and finds the image, which begins after the section headers at the end of the program.
int openImage(void);
/// Reads the superblock of the image.
int readImageHead(void);
/// Identifies the image by this file's size, time and offset, and by its head and tables, which contain the names and compressed sizes of its files.
uint64_t hashOfImage(void);
/// Extracts the paths that match the pattern (null: all) to a folder, which is created. Follows no links. Prints the paths of files if `prefix` is not null.
int extractImage(const char *folder, const char *pattern, const char *prefix);
/// Returns the size of the extracted files in MB.
uint64_t extractedMegabytes(void);
