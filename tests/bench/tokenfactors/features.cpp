// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the output of count.js, lines such as {text, counts, …}, and writes each text's features as a JSON array, without o200k, which count.js computes.
#include "core/base/json.h"
#include "core/tokens/textfeatures.h"

#include <iostream>

using namespace outcrop;

int main()
{
    for (std::string line; std::getline(std::cin, line);) {
        const TextFeatures features = textFeatures(qString(Json::parse(line)["text"]));
        Json row = Json::array();
        for (int i = 0; i < featureCount; ++i)
            row.push_back(features[static_cast<Feature>(i)]);
        std::cout << row.dump() << '\n';
    }
}
