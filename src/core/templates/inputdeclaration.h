// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/document.h"
#include "core/templates/templatevalue.h"

namespace outcrop {

/// The type of an input. A String has one line, a Text any number of lines. A File is a path; a template prints the file's text.
enum class InputType { String, Text, Integer, Number, Boolean, Enum, List, File };

/// Returns `string`, `text`, `integer`, `number`, `boolean`, `enum`, `list`, `file`, in the order of the enum.
QStringList inputTypeNames();

/// A variable that templates may use, declared in `[inputs]` of config.toml, or in `inputs` of a profile, an agent or a template's front matter.
struct InputDeclaration {
    QString name;
    InputType type = InputType::String;
    QString description;
    QStringList choices;         ///< `values` of an enum
    bool isRequired = true;      ///< `required`; by default, inputs without a default are required
    bool isStrict = false;       ///< `strict`: the value must not contain a line that begins with a chat role, such as `system:`
    TemplateValue defaultValue;  ///< missing if there is none
    QList<TemplateValue> testValues; ///< `test`: values for trying the template before real ones are known
    Location location;               ///< location of the name
};

/// The declarations of one document, and their findings.
struct InputDeclarations {
    QList<InputDeclaration> inputs;
    Diagnostics diagnostics;

    const InputDeclaration *find(const QString &name) const;
    /// Adds declarations that take precedence over those of the same name.
    void addOverrides(const InputDeclarations &others);
};

/// Reads `inputs`, a mapping from names to declarations. A name without a declaration is a required string. The node's ranges refer to the document's text.
InputDeclarations readInputs(const DataNode &inputs, const Document &document);

/// Converts a value to the type of an input: `3` to an integer, `a, b` to a list. `word` is the user's input, which String, Text, Enum and File keep unchanged;
/// nullopt for a value from a file. Errors: Invalid, with the reason. The value of a File remains its path.
Result<TemplateValue> convertInputValue(const InputDeclaration &input, const TemplateValue &value, const std::optional<QString> &word);

} // namespace outcrop
