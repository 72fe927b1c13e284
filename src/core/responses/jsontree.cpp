// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsontree.h"

#include "core/base/jsonpointer.h"

namespace outcrop {

namespace {

/// Increases the capacity like push_back(), but moves the values. push_back() would copy them, because the keys are const.
void growCapacity(Json::object_t &members)
{
    if (members.size() < members.capacity())
        return;
    Json::object_t largerObject;
    largerObject.reserve(qMax<size_t>(4, 2 * members.size()));
    for (auto &[name, value] : members)
        largerObject.emplace_back(name, std::move(value));
    members = std::move(largerObject);
}

} // namespace

Json &JsonTree::add()
{
    ++m_count;
    if (m_depth == 0)
        return m_root;
    OpenContainer &open = top();
    if (open.value->is_object())
        return open.value->get_ref<Json::object_t &>().data()[open.member].second;
    auto &items = open.value->get_ref<Json::array_t &>();
    items.emplace_back();
    open.member = items.size() - 1;
    open.isInside = true;
    return items.back();
}

void JsonTree::finishValue()
{
    if (m_depth > 0)
        top().isInside = false;
}

void JsonTree::open(Json::value_t kind)
{
    Json &value = add();
    value = kind;
    if (m_openContainers.size() == m_depth)
        m_openContainers.emplace_back();
    OpenContainer &open = m_openContainers[m_depth++];
    open.value = &value;
    open.isInside = false;
    open.keys.clear();
}

void JsonTree::close()
{
    --m_depth;
    finishValue();
}

bool JsonTree::beginMember(std::string name)
{
    OpenContainer &open = top();
    auto &members = open.value->get_ref<Json::object_t &>();
    open.member = open.keys.find(members, name);
    open.isInside = true;
    if (open.member != KeyIndex::None) {
        members.data()[open.member].second = nullptr;
        return true;
    }
    growCapacity(members);
    members.emplace_back(std::move(name), nullptr);
    open.member = members.size() - 1;
    return false;
}

std::string JsonTree::takeLastItem()
{
    auto &items = top().value->get_ref<Json::array_t &>();
    std::string text = std::move(items.back().get_ref<std::string &>());
    items.pop_back();
    top().isInside = false;
    --m_count;
    return text;
}

QString JsonTree::path() const
{
    QString path;
    for (size_t i = 0; i < m_depth; ++i) {
        const OpenContainer &open = m_openContainers[i];
        if (!open.isInside)
            break;
        if (open.value->is_object())
            path += pointerToken(open.value->get_ref<const Json::object_t &>().data()[open.member].first);
        else
            path += u'/' + QString::number(open.member);
    }
    return path;
}

} // namespace outcrop
