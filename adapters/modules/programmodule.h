// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFunctionPointer>
#include <QString>

namespace outcrop {

// A module is a part of an adapter that links libraries which are slow to load. The command line loads it when a command first needs it, so that all other
// commands start without these libraries. The window links the same objects (see outcrop_module() in LateLibrary.cmake). A module uses only types of Qt and
// the standard library, and inline functions of the core, because it does not link the core.

/// Returns the path of a module: `../lib/outcrop/outcrop-http.so`, relative to the folder of the running program.
QString moduleFile(const char *module);

/// Loads a module, which is never unloaded, and returns one of its functions. Returns null if the module is missing, cannot be loaded or lacks the function. Thread-safe.
QFunctionPointer loadModuleFunction(const char *module, const char *function);

/// Returns `linked` if the program links the module, otherwise the function of this name in the module. `linked` is declared as a weak symbol, which is null
/// in a program that does not link it.
template<typename Function>
Function *moduleFunction(Function *linkedFunction, const char *module, const char *function)
{
    return linkedFunction ? linkedFunction : reinterpret_cast<Function *>(loadModuleFunction(module, function));
}

} // namespace outcrop
