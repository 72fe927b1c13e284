// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tables/rankfile.h"
#include "core/tokens/tablelayout.h"

#include <fstream>
#include <string>
#include <vector>

namespace outcrop::tables {

/// Writes a header and aligned sections to a file.
template<typename Header>
class TableWriter
{
public:
    TableWriter() { m_bytes.resize(alignUp(sizeof(Header))); }

    template<typename Values>
    Section add(const Values &values)
    {
        const Section section{quint32(m_bytes.size()), quint32(values.size())};
        m_bytes.append(reinterpret_cast<const char *>(values.data()), values.size() * sizeof(*values.data()));
        m_bytes.resize(alignUp(m_bytes.size()));
        return section;
    }

    void write(const Header &header, const char *path)
    {
        std::memcpy(m_bytes.data(), &header, sizeof header);
        std::ofstream file(path, std::ios::binary);
        file.write(m_bytes.data(), std::streamsize(m_bytes.size()));
        if (!file.flush())
            exitWithError(std::string(path) + " cannot be written");
    }

private:
    static size_t alignUp(size_t size) { return (size + sectionAlignment - 1) / sectionAlignment * sectionAlignment; }

    std::string m_bytes;
};

} // namespace outcrop::tables
