// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>

#include <random>

namespace outcrop::testing {

/// Generates JSON Schemas of every kind, and values that are likely to be valid. Equal seeds give equal results.
class SchemaGenerator
{
public:
    explicit SchemaGenerator(unsigned seed) : m_random(seed) { }

    /// Returns a complete schema, of draft 2020-12 or draft 7, with definitions, some of which are recursive.
    Json schema();
    /// Returns a value that is likely, but not guaranteed, to be valid for a schema of schema().
    Json value(const Json &root);

private:
    int randomBelow(int end) { return int(m_random() % unsigned(end)); }
    bool randomBool(int percent) { return randomBelow(100) < percent; }
    std::string randomName();
    std::string word();

    Json part(int depth);
    Json randomPart(int depth);
    Json textSchema();
    Json numberSchema();
    Json arraySchema(int depth);
    Json objectSchema(int depth);
    Json literalSchema();
    Json choiceSchema(int depth);
    Json addConstraints(Json schema, int depth);
    Json parts(int depth);
    Json toDraft7(Json schema) const;

    Json valueFor(const Json &schema, int depth);
    Json valueOfType(const std::string &type, const Json &schema, int depth);
    Json objectFor(const Json &schema, int depth);
    Json arrayFor(const Json &schema, int depth);
    Json textFor(const Json &schema);
    Json randomValue(int depth);
    static Json mergeSchemas(const Json &first, const Json &second);

    std::mt19937 m_random;
    Json m_root;
};

} // namespace outcrop::testing
