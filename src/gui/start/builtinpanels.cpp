// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/start/builtinpanels.h"

#include "gui/budget/budgetflow.h"
#include "gui/complexity/complexityflow.h"
#include "gui/context/contextflow.h"
#include "gui/conversation/conversationflow.h"
#include "gui/evolution/evolutionflow.h"
#include "gui/experiments/experimentsflow.h"
#include "gui/history/historyflow.h"
#include "gui/portability/portabilityflow.h"
#include "gui/quality/qualityflow.h"
#include "gui/ratify/ratifyflow.h"
#include "gui/rules/rulesflow.h"
#include "gui/search/searchflow.h"
#include "gui/send/sendflow.h"
#include "gui/taxonomy/taxonomyflow.h"

namespace outcrop {

PanelList builtInPanels()
{
    return {
        ContextFlow::registration(),
        PortabilityFlow::registration(),
        BudgetFlow::registration(),
        ComplexityFlow::registration(),
        SendFlow::registration(),
        ConversationFlow::registration(),
        RulesFlow::registration(),
        ExperimentsFlow::registration(),
        QualityFlow::registration(),
        EvolutionFlow::registration(),
        RatifyFlow::registration(),
        SearchFlow::registration(),
        HistoryFlow::registration(),
        TaxonomyFlow::registration(),
    };
}

} // namespace outcrop
