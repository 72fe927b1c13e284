// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the output of count.js, lines such as {text, counts, …}, and writes the features of each text as a JSON array. Leaves the feature o200k at 0, because
// count.js has counted it.
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
