// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/textfeatures.h"

#include <QChar>
#include <QList>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the script of each block of 128 characters: an approximation that needs one lookup.
constexpr std::array<Feature, 512> makeBlocks()
{
    struct ScriptRange {
        char16_t first;
        char16_t last;
        Feature script;
    };
    constexpr ScriptRange stretches[] = {
        {0x0080, 0x037F, Feature::Accented}, {0x0380, 0x03FF, Feature::Greek}, {0x0400, 0x057F, Feature::Cyrillic}, {0x0580, 0x05FF, Feature::Hebrew},
        {0x0600, 0x08FF, Feature::Arabic}, {0x0900, 0x097F, Feature::Devanagari}, {0x0980, 0x09FF, Feature::Bengali}, {0x0A00, 0x0A7F, Feature::Gurmukhi},
        {0x0A80, 0x0AFF, Feature::Gujarati}, {0x0B80, 0x0BFF, Feature::Tamil}, {0x0C00, 0x0C7F, Feature::Telugu}, {0x0C80, 0x0CFF, Feature::Kannada},
        {0x0D00, 0x0D7F, Feature::Malayalam}, {0x0D80, 0x0DFF, Feature::Sinhala}, {0x0E00, 0x0E7F, Feature::Thai}, {0x1080, 0x10FF, Feature::Georgian},
        {0x1100, 0x11FF, Feature::Hangul}, {0x1780, 0x17FF, Feature::Khmer}, {0x1E00, 0x1EFF, Feature::Vietnamese}, {0x1F00, 0x1FFF, Feature::Greek},
        {0x2000, 0x2BFF, Feature::Symbols}, {0x2E80, 0x2FFF, Feature::Han}, {0x3000, 0x30FF, Feature::Kana}, {0x3200, 0x33FF, Feature::Symbols},
        {0x3400, 0x9FFF, Feature::Han}, {0xAC00, 0xD7FF, Feature::Hangul}, {0xD800, 0xDFFF, Feature::Symbols}, {0xF900, 0xFAFF, Feature::Han},
        {0xFB00, 0xFFFF, Feature::Symbols},
    };
    std::array<Feature, 512> blocks = {};
    blocks.fill(Feature::OtherScript);
    for (const ScriptRange &stretch : stretches) {
        for (int block = stretch.first >> 7; block <= stretch.last >> 7; ++block)
            blocks[static_cast<size_t>(block)] = stretch.script;
    }
    return blocks;
}

constexpr std::array<Feature, 512> blocks = makeBlocks();

/// Returns Lines for the space and all characters before it. These are whitespace, whose kinds the caller distinguishes.
constexpr Feature asciiFeature(char16_t unit)
{
    if ((unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z'))
        return Feature::Latin;
    if (unit >= u'0' && unit <= u'9')
        return Feature::Digits;
    return unit <= u' ' ? Feature::Lines : Feature::Punctuation;
}

constexpr std::array<Feature, 128> makeAscii()
{
    std::array<Feature, 128> features = {};
    for (char16_t unit = 0; unit < 128; ++unit)
        features[unit] = asciiFeature(unit);
    return features;
}

constexpr std::array<Feature, 128> ascii = makeAscii();

/// Returns the feature of a supplementary character by its high surrogate: Han for planes 2 and 3, otherwise Symbols,
/// because most others are emoji.
Feature featureOfHighSurrogate(char16_t unit)
{
    return unit >= 0xD840 && unit < 0xD8C0 ? Feature::Han : Feature::Symbols;
}

Feature featureBeyondAscii(char16_t unit)
{
    if (QChar::isHighSurrogate(unit))
        return featureOfHighSurrogate(unit);
    if ((unit < 0x00C0 && unit != 0x00AA && unit != 0x00B5 && unit != 0x00BA) || (unit >= 0x3000 && unit < 0x3040))
        return Feature::Symbols;
    return blocks[unit >> 7];
}

bool isWhite(char16_t unit)
{
    return unit <= u' ' || (unit >= 0x80 && QChar::isSpace(unit));
}

qint64 bytesOfLetters(const TextFeatures &features, Feature script)
{
    if (script == Feature::Latin)
        return features[Feature::Latin] + 2 * features[Feature::Accented] + 3 * features[Feature::Vietnamese];
    const bool hasTwoBytes = script >= Feature::Greek && script <= Feature::Arabic;
    return features[script] * (hasTwoBytes ? 2 : 3);
}

/// Returns the features that count as scripts of a text.
QList<Feature> allScripts()
{
    QList<Feature> scripts{Feature::Latin};
    for (int i = static_cast<int>(Feature::Greek); i < featureCount; ++i)
        scripts.append(static_cast<Feature>(i));
    return scripts;
}

} // namespace

const QStringList &featureNames()
{
    static const QStringList names = QStringLiteral("o200k words blanks lines digits signs symbols latin accented vietnamese greek cyrillic hebrew arabic devanagari bengali "
                                                    "gurmukhi gujarati tamil telugu kannada malayalam sinhala thai georgian khmer hangul kana han other")
                                         .split(u' ');
    return names;
}

QString featureName(Feature feature)
{
    return featureNames().at(static_cast<int>(feature));
}

TextFeatures &TextFeatures::operator+=(const TextFeatures &other)
{
    for (size_t i = 0; i < m_counts.size(); ++i)
        m_counts[i] += other.m_counts[i];
    return *this;
}

QList<Feature> TextFeatures::scripts() const
{
    static const QList<Feature> all = allScripts();
    qint64 total = 0;
    for (const Feature script : all)
        total += bytesOfLetters(*this, script);
    QList<Feature> scripts;
    for (const Feature script : all) {
        if (const qint64 bytes = bytesOfLetters(*this, script); bytes > 0 && bytes * 5 >= total)
            scripts.append(script);
    }
    std::stable_sort(scripts.begin(), scripts.end(), [this](Feature left, Feature right) { return bytesOfLetters(*this, left) > bytesOfLetters(*this, right); });
    return scripts;
}

TextFeatures textFeatures(QStringView text)
{
    TextFeatures features;
    int whiteLength = 0; // length of the current run of spaces and tabs
    bool isInWord = false;
    for (const QChar character : text) {
        const char16_t unit = character.unicode();
        if (isWhite(unit)) {
            isInWord = false;
            whiteLength = unit == u'\n' ? 0 : whiteLength + 1;
            features[Feature::Lines] += unit == u'\n';
            features[Feature::Blanks] += whiteLength == 2;
            continue;
        }
        features[Feature::Words] += !isInWord;
        isInWord = true;
        whiteLength = 0;
        if (!QChar::isLowSurrogate(unit))
            ++features[unit < 128 ? ascii[unit] : featureBeyondAscii(unit)];
    }
    return features;
}

} // namespace outcrop
