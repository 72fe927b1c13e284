# SPDX-License-Identifier: GPL-3.0-or-later
# SentencePiece, for counting with a user's .model file; optional. Defines the target outcrop_sentencepiece; code tests
# #ifdef OUTCROP_HAS_SENTENCEPIECE.
add_library(outcrop_sentencepiece INTERFACE)
find_path(SENTENCEPIECE_INCLUDE_DIR sentencepiece_processor.h)
find_library(SENTENCEPIECE_LIBRARY NAMES sentencepiece)
mark_as_advanced(SENTENCEPIECE_INCLUDE_DIR SENTENCEPIECE_LIBRARY)
if(SENTENCEPIECE_INCLUDE_DIR AND SENTENCEPIECE_LIBRARY)
    target_include_directories(outcrop_sentencepiece SYSTEM INTERFACE ${SENTENCEPIECE_INCLUDE_DIR})
    target_link_libraries(outcrop_sentencepiece INTERFACE ${SENTENCEPIECE_LIBRARY})
    target_compile_definitions(outcrop_sentencepiece INTERFACE OUTCROP_HAS_SENTENCEPIECE)
    message(STATUS "SentencePiece models: ${SENTENCEPIECE_LIBRARY}")
else()
    message(WARNING "SentencePiece was not found, so .model files are not supported. Install libsentencepiece-dev and configure again.")
endif()
