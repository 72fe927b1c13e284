// SPDX-License-Identifier: GPL-3.0-or-later
// Words by language: common words, and stems with endings that are combined into rarer words by the rules of the language.
'use strict';

const split = (text) => text.trim().split(/\s+/);
const language = (common, stems, endings, prefixes = '-') => ({
    common: split(common), stems: split(stems), endings: split(endings).map((e) => e === '-' ? '' : e), prefixes: split(prefixes).map((p) => p === '-' ? '' : p),
});

module.exports = {
    english: language(
        `the of and to a in is that it for you with on as are be this from or by can at have not an if when your use will all one has which but we they more other about
        time may first only new also file model prompt user each should before after between under line text name value set list`,
        `garden water measur compos connect develop establish explor format generat host inform journ knowl light manag notic observ perform quest regul select transform
        understand valid work creat deliver engin forest harbor imagin kitchen librar mountain neighbor orchard painter railway station traveller village weather`,
        `- s ed ing er ers ion ions able ment ments ive ly al ally ness`, `- - - un re over pre out inter`),
    german: language(
        `der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über`,
        `Garten Wasser Arbeit Verbindung Entwicklung Gesellschaft Bibliothek Straße Möglichkeit Überzeugung Erfahr Wirtschaft Nachbarschaft größer Verständ Schön Prüf Änder Führ`,
        `- en er ung ungen lich lichkeit keiten s es schaft plan haus zeit`, `- - Haupt Vor Be Ver Unter Über`),
    french: language(
        `de la le et les des en un une du que est pour qui dans par plus pas au sur ne se ce il sont la avec ou son aux être cette mais comme nous leur était même où déjà très`,
        `jardin maison travail développ établiss connaiss apprent écriv montagn rivièr nécess possibil équip génér sélect répons théâtr fenêtr`,
        `- s er ement ements ée és ité ation ations eux ique iques ant`, `- - re dé in pré`),
    polish: language(
        `i w na z do się nie że jest to o jak po co od za przez dla czy są być tak tylko ale może które przy już gdy także był jego bardzo więcej między`,
        `ogród praca wiedz możliw rozwój książk społecz miejsc źródł przygotow zrozum odpowiedz język świat początk`,
        `- a y ów ami owi ość ości enie enia ny nego nych ować`, `- - prze od za nie wy`),
    russian: language(
        `и в не на что с он как это по но они мы из у за от так же для вы его то только или был ещё бы если уже при когда чтобы может нет этого все будет время где есть`,
        `работ стран город вопрос разработ использован возможн пользовател систем отношен производств наблюден представлен образован изменен значен исследован путешеств человеч
        госуд обществ строител библиотек понима чита пиш зелён огород`,
        `- а у ы ов ами ного ному ных ая ое ость ости ение ения ание ать ил ила или ский ская ского`, `- - - по пере за при без не вы под`),
    hindi: language(
        `के है में की और से का को यह एक पर नहीं हैं कि भी ने जो कर लिए तो हो गया था इस वह अपने कुछ या जाता सकता होता साथ तक बाद उस जब`,
        `विकास समाज भारत सरकार शिक्षा पानी बगीचा पुस्तकालय विश्वविद्यालय प्रश्न उत्तर कार्य विचार संबंध निर्माण अनुभव उपयोग जानकारी परिवर्तन स्वतंत्र समय व्यवस्था`,
        `- ों ी ें ता ीय कर वाला वाले ित पूर्ण`, `- - अ सु प्रति उप`),
    arabic: language(`في من على أن إلى التي عن هذا مع كان لا ما هذه بعد الذي كما بين قد لم كل حتى عند أو هو وقد ذلك`,
        `كتاب مدينة عمل علم حديقة مكتب جامعة نظام سؤال جواب تطوير معلوم استخدام تغيير شركة`, `- ات ين ون ها هم ية نا`, `- ال وال بال لل ف`),
    thai: language(`ที่ และ ใน ของ เป็น ได้ มี การ ให้ ไม่ จะ ว่า กับ นี้ จาก แต่ ก็ หรือ คน ไป มา แล้ว ยัง เรา`,
        `สวน น้ำ บ้าน เมือง หนังสือ ทำงาน ความรู้ พัฒนา ระบบ คำถาม คำตอบ ห้องสมุด ภูเขา`, `- ๆ กัน อยู่ ขึ้น`, `- การ ความ นัก`),
    bengali: language(`এবং এই করে থেকে একটি না হয় তার জন্য যে ও কি আর সঙ্গে হয়ে ছিল করা মধ্যে পরে তিনি`,
        `বাগান কাজ দেশ শহর প্রশ্ন উত্তর বিশ্ববিদ্যালয় উন্নয়ন সরকার শিক্ষা জ্ঞান সময় মানুষ`, `- র ের কে তে গুলি টি দের`, `- - অ প্র`),
    korean: language(`이 그 및 수 있는 있다 것이다 그리고 하지만 또는 위해 대한 에서 때문에 함께 모든 더 다른 같은 우리는 많은 지금 다시 매우`,
        `정원 도시 사람 작업 개발 시스템 사용자 도서관 질문 대답 변화 경험 정보 학교 사회 문제 시간 생각 방법 결과 환경 역사 산책 강물`,
        `- 을 를 이 가 은 는 의 에서 으로 에게 까지 하다 했다 합니다 하고 하여 적인 들이 들은 이라고`, `-`),
    japanese: { // Japanese has no spaces, so parts of speech alternate instead
        nouns: split('私 日本 時間 仕事 問題 世界 会社 学校 先生 図書館 庭 水 町 質問 答え 開発 情報 経験 方法 結果 環境 歴史 システム ユーザー データ コンピューター プログラム モデル 言語 変化 旅行 天気 山 川 友達'),
        particles: split('は が を に の で と も から まで より について として による'),
        verbs: split('する した しています できます ある あります なる なった 考える 使う 見る 読む 書いた 言われている 行われました 必要です と思います かもしれない 始まった 歩いていく'),
    },
    chinese: {
        words: split(`的 是 在 了 和 有 不 我们 他们 这 那 一个 可以 没有 自己 时间 工作 问题 世界 公司 学校 老师 图书馆 花园 水 城市 回答 开发 信息 经验 方法 结果 环境 历史 系统 用户 数据
            计算机 程序 模型 语言 变化 旅行 天气 山 河 朋友 国家 社会 经济 发展 政府 人民 研究 科学 技术 教育 文化 艺术 生活 因为 所以 但是 如果 虽然 已经 正在 需要 应该 认为 发现
            提供 使用 进行 通过 根据 关于 以及 重要 不同 新 大 小 多 少 好 高 长 早晨 傍晚 邻居 窗户 铁路 桥梁 森林 湖泊 粮食 蔬菜 种子 土壤`),
        rare: '橘柚芦苇荆棘蜿蜒潺潺嶙峋葳蕤斑驳袅娜氤氲蹒跚徜徉缱绻旖旎婆娑苍穹瀑布峡谷珊瑚琥珀翡翠骆驼鹦鹉蟋蟀蜻蜓螃蟹蝙蝠麒麟',
    },
    emoji: split('😀 😂 🙏 👍 ❤️ 🎉 🔥 🌱 🌧️ 🏡 👩‍🌾 👨‍👩‍👧‍👦 🏳️‍🌈 🇩🇪 🇯🇵 👋🏽 ☕ 🧑🏿‍🚀 ✅ ⚠️ 📚 🚂'),
};
