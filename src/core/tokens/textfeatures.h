// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QStringView>

#include <array>

namespace outcrop {

/// The features of a text from which its tokens are estimated. The names, in this order, are those of resources/tokenizers/estimates.yaml.
enum class Feature {
    O200k, ///< tokens of o200k_base: what is common to all tokenizers is in it already
    Words, ///< runs between white space
    Blanks, ///< runs of two or more blanks or tabs
    Lines,
    Digits,
    Signs,   ///< ASCII punctuation
    Symbols, ///< punctuation beyond ASCII, emoji and other signs
    // Letters by script, in characters. The first three are one script.
    Latin,
    Accented,
    Vietnamese, ///< Latin Extended Additional, which is mostly that
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
/// In their order.
const QStringList &featureNames();

/// How often each feature occurs in a text. Features of two texts that were cut at a line's end add up to those of the whole.
class TextFeatures
{
public:
    qint64 operator[](Feature feature) const { return m_counts[static_cast<size_t>(feature)]; }
    qint64 &operator[](Feature feature) { return m_counts[static_cast<size_t>(feature)]; }
    TextFeatures &operator+=(const TextFeatures &other);
    friend bool operator==(const TextFeatures &, const TextFeatures &) = default;

    /// The scripts that the letters of the text are of, each with at least a fifth of them, measured in bytes of UTF-8; the most used first.
    /// Accented letters count as Latin. Empty for a text without letters.
    QList<Feature> scripts() const;

private:
    std::array<qint64, featureCount> m_counts = {};
};

/// Everything but O200k, which takes a tokenizer.
TextFeatures textFeatures(QStringView text);

} // namespace outcrop
