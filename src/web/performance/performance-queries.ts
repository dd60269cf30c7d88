import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { PerformanceQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { PAGE_SIZE } from '../shared/pager.tsx'
import type { PerformancePlace } from './performance-place.ts'

graphql(`
  fragment PerformanceNightsParts on PerformanceNights {
    booked
    vacant
    blocked
    unpublished
    earned
    vacancyCost
    occupancy
    earnedPerNight
  }
`)

graphql(`
  fragment PerformanceFiguresParts on PerformanceFigures {
    nights {
      ...PerformanceNightsParts
    }
    gaps
    seen
    opened
    shortlisted
    asked
    accepted
    declined
    unanswered
    bookedRequests
    answerMinutes
    stays
    averageNights
    averageLeadDays
    cancelled
    cancelledRent
  }
`)

const Performance = graphql(`
  query Performance(
    $period: String!
    $groupId: ID
    $listingId: ID
    $currency: String
    $homesOffset: Int!
    $homesLimit: Int!
    $spellsLimit: Int!
  ) {
    performance(
      period: $period
      groupId: $groupId
      listingId: $listingId
      currency: $currency
      homesOffset: $homesOffset
      homesLimit: $homesLimit
      spellsLimit: $spellsLimit
    ) {
      groupId
      name
      partOfGroup
      city
      currency
      currencies
      period {
        from
        to
      }
      now {
        from
        to
      }
      before {
        from
        to
      }
      figures {
        ...PerformanceFiguresParts
      }
      figuresBefore {
        ...PerformanceFiguresParts
      }
      months {
        month
        nights {
          ...PerformanceNightsParts
        }
        before {
          earned
          occupancy
        }
      }
      homes {
        groupId
        listingId
        name
        nights {
          ...PerformanceNightsParts
        }
      }
      homeCount
      spells {
        groupId
        listingId
        name
        from
        to
        nights
        cost
        price
        reason
        declined
        unanswered
        others
        lost
        minStay
        priceAbove
      }
      spellCount
      similar {
        units
        landlords
        months
        occupancy
        earnedPerNight
        answerMinutes
      }
      prices {
        price
        similar {
          units
          landlords
          lower
          median
          upper
        }
        own {
          stays
          averagePrice
        }
      }
    }
  }
`)

/** How homes did in a period; amounts in minor units. */
export type Performance = NonNullable<PerformanceQuery['performance']>

/** The figures of one span. */
export type Figures = Performance['figures']

/** A vacant stretch. */
export type VacantSpell = Performance['spells'][number]

/** How the homes of a place did; ResourceNotFoundError for what is somebody else's. */
export function performanceQuery({ text, scope, currency, page, spells }: PerformancePlace) {
  return queryOptions({
    queryKey: ['performance', text, scope, currency ?? null, page, spells],
    queryFn: async () => {
      const { performance } = await request(Performance, {
        period: text,
        ...scope,
        currency: currency ?? null,
        homesOffset: (page - 1) * PAGE_SIZE,
        homesLimit: PAGE_SIZE,
        spellsLimit: spells,
      })
      if (!performance) throw new ResourceNotFoundError()
      return performance
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}
