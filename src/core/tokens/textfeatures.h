// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QStringView>

#include <array>

namespace outcrop {

/// The features of a text that are used to estimate its tokens. resources/tokenizers/estimates.yaml uses the names returned by featureName().
enum class Feature {
    O200k,  ///< tokens of o200k_base, which represent the common properties of all tokenizers
    Words,  ///< runs of characters without whitespace
    Blanks, ///< runs of two or more spaces or tabs
    Lines,
    Digits,
    Punctuation, ///< ASCII punctuation
    Symbols,     ///< non-ASCII punctuation, emoji and other symbols
    // Letters by script, in characters. The first three belong to the Latin script.
    Latin,
    Accented,
    Vietnamese, ///< Latin Extended Additional, which is mostly Vietnamese
    Greek,
    Cyrillic,
    Hebrew,
    Arabic,
    Devanagari,
    Bengali,
    Gurmukhi,
    Gujarati,
    Tamil,
    Telugu,
    Kannada,
    Malayalam,
    Sinhala,
    Thai,
    Georgian,
    Khmer,
    Hangul,
    Kana,
    Han,
    OtherScript,
};

inline constexpr int featureCount = static_cast<int>(Feature::OtherScript) + 1;

QString featureName(Feature feature);
/// Returns the names in the order of the enumeration.
const QStringList &featureNames();

/// The number of occurrences of each feature in a text. The features of two texts add up if the text was split at a line ending.
class TextFeatures
{
public:
    qint64 operator[](Feature feature) const { return m_counts[static_cast<size_t>(feature)]; }
    qint64 &operator[](Feature feature) { return m_counts[static_cast<size_t>(feature)]; }
    TextFeatures &operator+=(const TextFeatures &other);
    friend bool operator==(const TextFeatures &, const TextFeatures &) = default;

    /// Returns the scripts with at least a fifth of the text's letters, measured in bytes of UTF-8, the most frequent first. Accented
    /// letters count as Latin. Empty for a text without letters.
    QList<Feature> scripts() const;

private:
    std::array<qint64, featureCount> m_counts = {};
};

/// Returns all features except O200k, which requires a tokenizer.
TextFeatures textFeatures(QStringView text);

} // namespace outcrop
