# SPDX-License-Identifier: GPL-3.0-or-later
# Computes reference results for random data sets: reference.R SEED COUNT prints one JSON object per line. Uses base R only. NaN, NA and errors are null.
arguments <- commandArgs(trailingOnly = TRUE)
set.seed(as.integer(arguments[1]), kind = "Mersenne-Twister", normal.kind = "Inversion", sample.kind = "Rejection")
count <- as.integer(arguments[2])

# Returns the shortest text that R parses as the same number.
number <- function(value) {
    if (!is.finite(value)) return("null")
    texts <- sprintf(c("%.15g", "%.16g", "%.17g"), value)
    texts[as.numeric(texts) == value][1]
}
numbers <- function(values) paste0("[", paste(vapply(as.numeric(values), number, ""), collapse = ","), "]")
object <- function(...) {
    parts <- list(...)
    paste0("{", paste(sprintf('"%s":%s', names(parts), unlist(parts)), collapse = ","), "}")
}
attempt <- function(code) tryCatch(suppressWarnings(code), error = function(problem) "null")

# Distributions: smooth, tied, with zeros, with heavy tails, far from zero, constant, tiny and large.
draw <- function(shape, n) signif(shaped(shape, n), if (shape == 5) 10 else 5)
shaped <- function(shape, n) switch(shape,
    rnorm(n), round(rnorm(n, 5, 2)), sample(0:3, n, TRUE), rcauchy(n), 1e6 + rnorm(n), exp(rnorm(n, 0, 2)), round(runif(n), 2),
    rep(sample(1:3, 1), n), rbinom(n, 1, 0.7), round(rnorm(n, 700, 30)))
sizes <- list(1, 2, 3, 4:6, 7:12, 13:30, 31:49, 50, 51:60, 61:90)
pick <- function(values) values[sample.int(length(values), 1)]

partner <- function(x, way) switch(way,
    x, signif(x + rnorm(length(x)), 10), rev(x), x + sample(c(0, 0, 1, -1, 2), length(x), TRUE), draw(sample.int(10, 1), length(x)), x + 1)

test <- function(result) {
    if (!is.finite(result$statistic)) return("null")
    numbers(c(result$statistic, result$parameter, result$p.value, result$conf.int, result$stderr))
}
paired <- function(x, y) attempt(test(t.test(x, y, paired = TRUE)))
welch <- function(x, z) attempt(test(t.test(x, z)))
signedRank <- function(x, y) attempt({
    if (all(x == y)) stop("no pair differs")
    ways <- list(wilcox.test(x, y, paired = TRUE), wilcox.test(x, y, paired = TRUE, exact = FALSE),
                 wilcox.test(x, y, paired = TRUE, exact = FALSE, correct = FALSE))
    numbers(c(ways[[1]]$statistic, sapply(ways, function(way) way$p.value)))
})
description <- function(x) numbers(c(mean(x), sd(x), quantile(x, c(0, 0.25, 0.5, 0.75, 1), names = FALSE)))

cohen <- function(x, z) {
    pooled <- ((length(x) - 1) * var(x) + (length(z) - 1) * var(z)) / (length(x) + length(z) - 2)
    if (is.finite(pooled) && pooled > 0) (mean(x) - mean(z)) / sqrt(pooled) else NaN
}
hedges <- function(x, z) {
    m <- length(x) + length(z) - 2
    cohen(x, z) * exp(lgamma(m / 2) - lgamma((m - 1) / 2)) / sqrt(m / 2)
}
effects <- function(x, y, z) {
    d <- x - y
    ranks <- rank(abs(d[d != 0]))
    signs <- sign(d[d != 0])
    dz <- if (length(d) > 1 && sd(d) > 0) mean(d) / sd(d) else NaN
    numbers(c(attempt(cohen(x, z)), attempt(hedges(x, z)), dz, sum(ranks * signs) / sum(ranks)))
}
adjusted <- function() {
    p <- round(runif(sample.int(8, 1))^2, 3)
    object(p = numbers(p), adjusted = numbers(p.adjust(p, "holm")))
}
outcomes <- function() {
    table <- c(rpois(1, 10), rpois(1, 4), rpois(1, pick(c(1, 4, 20))), rpois(1, 3))
    b <- table[2]
    c <- table[3]
    found <- if (b + c == 0) "null" else {
        chi <- mcnemar.test(matrix(c(table[1], c, b, table[4]), 2))
        numbers(c(binom.test(b, b + c)$p.value, chi$statistic, chi$p.value))
    }
    object(table = numbers(table), result = found)
}
powers <- function() {
    n <- sample(3:150, 1)
    d <- runif(1, 0.15, 1.2)
    alpha <- pick(c(0.05, 0.01, 0.1))
    shares <- sort(runif(2, 0.05, 0.95))
    if (diff(shares) < 0.05) shares[2] <- shares[1] + 0.05
    t <- function(type, ...) power.t.test(delta = d, sd = 1, sig.level = alpha, type = type, strict = TRUE, tol = 1e-10, ...)
    p <- function(...) power.prop.test(p1 = shares[1], p2 = shares[2], sig.level = alpha, strict = TRUE, tol = 1e-10, ...)
    plan <- function(found) ceiling(found$n - 1e-7)
    object(n = n, d = number(d), alpha = number(alpha), shares = numbers(shares),
           power = numbers(c(t("paired", n = n)$power, t("two.sample", n = n)$power, p(n = n)$power)),
           size = numbers(c(plan(t("paired", power = 0.8)), plan(t("two.sample", power = 0.8)), plan(p(power = 0.8)))))
}
# Returns the ratio of the marginal density of t over all effects to its density without an effect, by numerical integration.
evidence <- function(x, y) attempt({
    d <- x - y
    n <- length(d)
    t <- mean(d) / (sd(d) / sqrt(n))
    if (n < 3 || !is.finite(t) || abs(t) > 6) stop("beyond what the quadrature can do")
    mixed <- integrate(function(effect) dt(t, n - 1, sqrt(n) * effect) * dnorm(effect, 0, 0.5), -3, 3, rel.tol = 1e-9)$value
    number(mixed / dt(t, n - 1))
})
# Returns Efron's BCa interval from random replicates, as defined in the book.
bootstrapped <- function(x) {
    replicates <- sort(signif(replicate(99, mean(sample(x, replace = TRUE))), 8))
    estimate <- mean(x)
    left <- sapply(seq_along(x), function(i) mean(x[-i]))
    spread <- mean(left) - left
    a <- if (length(x) > 1 && sum(spread^2) > 0) sum(spread^3) / (6 * sum(spread^2)^1.5) else 0
    bias <- qnorm((sum(replicates < estimate) + sum(replicates == estimate) / 2) / 99)
    end <- function(share) pnorm(bias + (bias + qnorm(share)) / (1 - a * (bias + qnorm(share))))
    bca <- if (is.finite(bias)) numbers(quantile(replicates, c(end(0.025), end(0.975)), names = FALSE)) else "null"
    object(replicates = numbers(replicates), acceleration = number(a), percentile = numbers(quantile(replicates, c(0.025, 0.975), names = FALSE)), bca = bca)
}

for (i in seq_len(count)) {
    n <- pick(sizes[[(i - 1) %% 10 + 1]])
    x <- draw(sample.int(10, 1), n)
    y <- partner(x, sample.int(6, 1))
    z <- draw(sample.int(10, 1), pick(sizes[[sample.int(10, 1)]]))
    cat(object(x = numbers(x), y = numbers(y), z = numbers(z), describe = description(x), paired = paired(x, y), welch = welch(x, z),
               signedRank = signedRank(x, y), effects = effects(x, y, z), holm = adjusted(), mcnemar = outcomes(), power = powers(),
               evidence = evidence(x, y), bootstrap = if (i %% 10 == 6) bootstrapped(x) else "null"), "\n", sep = "")
}
