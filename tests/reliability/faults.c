// SPDX-License-Identifier: GPL-3.0-or-later
// A library to preload: lets the Nth call of one kind fail, or kills the program there. Counts only calls on files
// below one folder, so that the program can start normally.
//
//   OUTCROP_FAULT=CALL:N:ERROR[:sticky]   CALL: write fsync rename exchange link open nameless unlink
//                                         ERROR: a name such as EIO, `short` or `KILL`
//   OUTCROP_FAULT_BELOW=/folder           only calls on files below it count
//   OUTCROP_FAULT_REPORT=/file            is created when the fault occurs
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { SHORT = -1, DEATH = -2 };

static atomic_int calls;

static const struct {
    const char *name;
    int number;
} errors[] = {{"EIO", EIO}, {"ENOSPC", ENOSPC}, {"EACCES", EACCES}, {"EROFS", EROFS}, {"EDQUOT", EDQUOT},
    {"EINVAL", EINVAL}, {"EOPNOTSUPP", EOPNOTSUPP}, {"short", SHORT}, {"KILL", DEATH}};

struct plan {
    char call[16];
    int number;
    int error;
    bool sticky;
};

static int errorNumber(const char *name)
{
    for (size_t i = 0; i < sizeof errors / sizeof *errors; ++i) {
        if (strcmp(errors[i].name, name) == 0)
            return errors[i].number;
    }
    return EIO;
}

static bool readPlan(struct plan *plan)
{
    const char *text = getenv("OUTCROP_FAULT");
    char error[16] = "";
    if (!text || sscanf(text, "%15[^:]:%d:%15[^:]", plan->call, &plan->number, error) != 3)
        return false;
    plan->error = errorNumber(error);
    plan->sticky = strstr(text, ":sticky") != NULL;
    return true;
}

static void report(void)
{
    const char *path = getenv("OUTCROP_FAULT_REPORT");
    if (path)
        syscall(SYS_close, syscall(SYS_openat, AT_FDCWD, path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600));
}

static bool isBelow(const char *path)
{
    const char *folder = getenv("OUTCROP_FAULT_BELOW");
    const size_t length = folder ? strlen(folder) : 0;
    return length > 0 && strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == '\0');
}

/// Returns whether an open file is below the folder. The path of an unnamed file contains the folder in which it was created.
static bool countsFile(int file)
{
    char link[32];
    char path[PATH_MAX] = "";
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    return syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1) > 0 && isBelow(path);
}

static bool countsPath(int folder, const char *path)
{
    int file = -1;
    if (sscanf(path, "/proc/self/fd/%d", &file) == 1)
        return countsFile(file);
    return path[0] == '/' ? isBelow(path) : folder != AT_FDCWD && countsFile(folder);
}

/// Returns 0, or the fault to apply instead of this call.
static int faultOf(const char *call, bool counts)
{
    struct plan plan;
    if (!counts || !readPlan(&plan) || strcmp(plan.call, call) != 0)
        return 0;
    const int number = atomic_fetch_add(&calls, 1) + 1;
    if (number < plan.number || (number > plan.number && !plan.sticky))
        return 0;
    report();
    if (plan.error == DEATH)
        raise(SIGKILL);
    return plan.error;
}

static int failed(int error)
{
    errno = error;
    return -1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *bytes, size_t size)
{
    const int fault = faultOf("write", countsFile(file));
    if (fault > 0)
        return failed(fault);
    return REAL(write)(file, bytes, fault == SHORT ? (size + 1) / 2 : size);
}

int fsync(int file)
{
    const int fault = faultOf("fsync", countsFile(file));
    return fault > 0 ? failed(fault) : REAL(fsync)(file);
}

int fdatasync(int file)
{
    const int fault = faultOf("fsync", countsFile(file));
    return fault > 0 ? failed(fault) : REAL(fdatasync)(file);
}

int rename(const char *from, const char *to)
{
    const int fault = faultOf("rename", countsPath(AT_FDCWD, to));
    return fault > 0 ? failed(fault) : REAL(rename)(from, to);
}

int renameat(int fromFolder, const char *from, int toFolder, const char *to)
{
    const int fault = faultOf("rename", countsPath(toFolder, to));
    return fault > 0 ? failed(fault) : REAL(renameat)(fromFolder, from, toFolder, to);
}

int renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned flags)
{
    const int fault = faultOf(flags != 0 ? "exchange" : "rename", countsPath(toFolder, to));
    return fault > 0 ? failed(fault) : REAL(renameat2)(fromFolder, from, toFolder, to, flags);
}

int link(const char *from, const char *to)
{
    const int fault = faultOf("link", countsPath(AT_FDCWD, to));
    return fault > 0 ? failed(fault) : REAL(link)(from, to);
}

int linkat(int fromFolder, const char *from, int toFolder, const char *to, int flags)
{
    const int fault = faultOf("link", countsPath(toFolder, to));
    return fault > 0 ? failed(fault) : REAL(linkat)(fromFolder, from, toFolder, to, flags);
}

int unlinkat(int folder, const char *path, int flags)
{
    const int fault = faultOf("unlink", countsPath(folder, path));
    return fault > 0 ? failed(fault) : REAL(unlinkat)(folder, path, flags);
}

static mode_t modeOf(int flags, va_list arguments)
{
    return (flags & (O_CREAT | O_TMPFILE)) ? va_arg(arguments, mode_t) : 0;
}

#define OPENAT(name)                                                                                                   \
    int name(int folder, const char *path, int flags, ...)                                                             \
    {                                                                                                                  \
        va_list arguments;                                                                                             \
        va_start(arguments, flags);                                                                                    \
        const mode_t mode = modeOf(flags, arguments);                                                                  \
        va_end(arguments);                                                                                             \
        const int fault = faultOf((flags & O_TMPFILE) == O_TMPFILE ? "nameless" : "open", countsPath(folder, path));   \
        return fault > 0 ? failed(fault) : REAL(name)(folder, path, flags, mode);                                      \
    }
#define OPEN(name)                                                                                                     \
    int name(const char *path, int flags, ...)                                                                         \
    {                                                                                                                  \
        va_list arguments;                                                                                             \
        va_start(arguments, flags);                                                                                    \
        const mode_t mode = modeOf(flags, arguments);                                                                  \
        va_end(arguments);                                                                                             \
        const int fault = faultOf("open", countsPath(AT_FDCWD, path));                                                 \
        return fault > 0 ? failed(fault) : REAL(name)(path, flags, mode);                                              \
    }

OPENAT(openat)
OPENAT(openat64)
OPEN(open)
OPEN(open64)
